import type { IconComponent } from '@portal/ui'
import {
  CalendarClock, CalendarOff, CircleCheck, CreditCard, DoorOpen, ListFilter, Play, QrCode, Receipt, ScrollText, Search, ShieldCheck, Smartphone, SquarePen, Table2, Ticket,
  TriangleAlert, Upload, UserRound, UsersRound,
} from 'lucide-react'
import { paths } from '../app/paths.ts'

export interface HelpTopic {
  topic: 'dashboard' | 'users' | 'groups' | 'qrcode' | 'import' | 'restrictions' | 'schedules' | 'billing'
  /** The page that it is about, with the pages below it. */
  path: string
  /** One sign for each of its three steps. */
  icons: readonly [IconComponent, IconComponent, IconComponent]
}

/** Every topic of the help, the keys of specification §9 among them. */
export const helpTopics: readonly HelpTopic[] = [
  { topic: 'dashboard', path: paths.dashboard, icons: [TriangleAlert, DoorOpen, ScrollText] },
  { topic: 'users', path: paths.users, icons: [Search, UserRound, UsersRound] },
  { topic: 'groups', path: paths.groups, icons: [UsersRound, CalendarClock, CircleCheck] },
  { topic: 'qrcode', path: paths.invites, icons: [Ticket, Smartphone, QrCode] },
  { topic: 'import', path: paths.imports, icons: [Upload, Table2, Play] },
  { topic: 'restrictions', path: paths.restrictions, icons: [SquarePen, ListFilter, ShieldCheck] },
  { topic: 'schedules', path: paths.schedules, icons: [DoorOpen, CalendarOff, CalendarClock] },
  { topic: 'billing', path: paths.billing, icons: [CreditCard, Receipt, CircleCheck] },
]

/** The topic of the page one is on. */
export function topicOfPage(pathname: string): HelpTopic | undefined {
  return helpTopics.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
