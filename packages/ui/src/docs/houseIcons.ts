import {
  ArrowDown, ArrowRight, ArrowRightLeft, ArrowUp, ArrowUpToLine, Ban, Bell, BellOff, BellRing, Bluetooth, Bookmark, BookmarkPlus, Building, Building2, CalendarClock, CalendarDays, CalendarOff,
  CalendarPlus, Check, ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Circle, CircleAlert, CircleCheck, CircleDashed, CircleDot, CircleHelp,
  CircleMinus, CircleSlash, CircleX, Clock, Contact, Copy, CornerDownLeft, Cpu, CreditCard, Dices, DoorClosed, DoorOpen, Download, Ellipsis,
  EllipsisVertical, ExternalLink, Eye, EyeOff, FileDown, FileQuestion, FileText, Flame, GripVertical, Hand, Hash, History, Home, Hourglass, ImageOff, Info, KeyRound, Landmark,
  Languages, LayoutDashboard, Link2Off, ListFilter, LoaderCircle, Lock, LockOpen, LogOut, Mail, MailCheck, MapPin, Menu, Minus,
  Monitor, Moon, Nfc, Palette, PanelLeftClose, PanelLeftOpen, Pause, Pencil, Phone, PhoneCall, PhoneMissed, PhoneOff, Play, Plus, PowerOff, Printer, QrCode, Radio,
  Receipt, RefreshCw, Replace, RotateCcw, ScrollText, Search, SearchX, Send, Settings, Share2, ShieldCheck, Siren, SkipForward, Smartphone, Sparkles,
  SquareArrowOutUpRight, SquarePen, Table2, Ticket, Trash2, TriangleAlert, Undo2, Upload, User, UserPlus, UserRound, UserRoundPlus, UserX,
  Users, UsersRound, Video, VideoOff, Volume2, WifiOff, X,
} from 'lucide-react'

/** Every icon of components and screens, by its lucide name; a test checks that the list is complete. */
export const houseIcons = {
  ArrowDown, ArrowRight, ArrowRightLeft, ArrowUp, ArrowUpToLine, Ban, Bell, BellOff, BellRing, Bluetooth, Bookmark, BookmarkPlus, Building, Building2, CalendarClock, CalendarDays, CalendarOff,
  CalendarPlus, Check, ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Circle, CircleAlert, CircleCheck, CircleDashed, CircleDot, CircleHelp,
  CircleMinus, CircleSlash, CircleX, Clock, Contact, Copy, CornerDownLeft, Cpu, CreditCard, Dices, DoorClosed, DoorOpen, Download, Ellipsis,
  EllipsisVertical, ExternalLink, Eye, EyeOff, FileDown, FileQuestion, FileText, Flame, GripVertical, Hand, Hash, History, Home, Hourglass, ImageOff, Info, KeyRound, Landmark,
  Languages, LayoutDashboard, Link2Off, ListFilter, LoaderCircle, Lock, LockOpen, LogOut, Mail, MailCheck, MapPin, Menu, Minus,
  Monitor, Moon, Nfc, Palette, PanelLeftClose, PanelLeftOpen, Pause, Pencil, Phone, PhoneCall, PhoneMissed, PhoneOff, Play, Plus, PowerOff, Printer, QrCode, Radio,
  Receipt, RefreshCw, Replace, RotateCcw, ScrollText, Search, SearchX, Send, Settings, Share2, ShieldCheck, Siren, SkipForward, Smartphone, Sparkles,
  SquareArrowOutUpRight, SquarePen, Table2, Ticket, Trash2, TriangleAlert, Undo2, Upload, User, UserPlus, UserRound, UserRoundPlus, UserX,
  Users, UsersRound, Video, VideoOff, Volume2, WifiOff, X,
}
