import type { IconComponent } from '@portal/ui'
import {
  Bell, Building, CalendarClock, CalendarOff, CircleCheck, CreditCard, DoorOpen, KeyRound, ListFilter, MapPin, Moon, Play, QrCode, Receipt, ScrollText, Search, ShieldCheck, Smartphone, SquarePen, Table2, Ticket,
  TriangleAlert, Upload, UserRound, UsersRound,
} from 'lucide-react'
import { paths } from '../app/paths.ts'

export interface HelpTopic {
  topic: 'dashboard' | 'doors' | 'users' | 'groups' | 'qrcode' | 'guests' | 'import' | 'units' | 'restrictions' | 'schedules' | 'alerts' | 'billing' | 'twoStep'
  /** The path of the topic's page, which includes its subpages. */
  path: string
  /** Another page of the topic, for users who may not open the first. */
  otherPath?: string
  /** One icon for each of the three steps. */
  icons: readonly [IconComponent, IconComponent, IconComponent]
}

/** All help topics, including the keys of specification §9. */
export const helpTopics: readonly HelpTopic[] = [
  { topic: 'dashboard', path: paths.dashboard, icons: [TriangleAlert, DoorOpen, ScrollText] },
  { topic: 'doors', path: paths.doors, icons: [Search, DoorOpen, MapPin] },
  { topic: 'users', path: paths.users, icons: [Search, UserRound, UsersRound] },
  { topic: 'units', path: paths.units, icons: [Building, UserRound, CalendarClock] },
  { topic: 'groups', path: paths.groups, icons: [UsersRound, CalendarClock, CircleCheck] },
  { topic: 'qrcode', path: paths.invites, icons: [Ticket, Smartphone, QrCode] },
  { topic: 'guests', path: paths.guests, otherPath: paths.guestRules, icons: [UserRound, Ticket, CircleCheck] },
  { topic: 'import', path: paths.imports, icons: [Upload, Table2, Play] },
  { topic: 'restrictions', path: paths.restrictions, icons: [SquarePen, ListFilter, ShieldCheck] },
  { topic: 'schedules', path: paths.schedules, icons: [DoorOpen, CalendarOff, CalendarClock] },
  { topic: 'alerts', path: paths.alerts, icons: [Bell, SquarePen, Moon] },
  { topic: 'billing', path: paths.billing, icons: [CreditCard, Receipt, CircleCheck] },
  { topic: 'twoStep', path: paths.myAccount, icons: [Smartphone, KeyRound, ShieldCheck] },
]

/** The help topics whose page is among `pages`. */
export function topicsOf(pages: readonly string[]): HelpTopic[] {
  return helpTopics.filter(({ path, otherPath }) => pages.includes(path) || (otherPath !== undefined && pages.includes(otherPath)))
}

/** The help topic of the current page. */
export function topicOfPage(pathname: string): HelpTopic | undefined {
  return helpTopics.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
