import {
  Building2, CalendarClock, CreditCard, DoorClosed, LayoutDashboard, PhoneCall, ScrollText, Settings, Siren, Ticket, Upload, Users, UsersRound,
} from 'lucide-react'
import type { NavGroup } from './SidebarNav/SidebarNav.tsx'

/** The portal's navigation, for stories. */
export const exampleNavigation: NavGroup[] = [
  { id: 'start', items: [{ id: 'dashboard', label: 'Dashboard', href: '#dashboard', icon: LayoutDashboard, isCurrent: true }] },
  {
    id: 'people',
    label: 'Users and guests',
    items: [
      { id: 'users', label: 'Users', href: '#users', icon: Users, count: '2,418' },
      { id: 'groups', label: 'User groups', href: '#groups', icon: UsersRound },
      { id: 'invites', label: 'Invites', href: '#invites', icon: Ticket },
    ],
  },
  {
    id: 'access',
    label: 'Access',
    items: [
      { id: 'doors', label: 'Doors', href: '#doors', icon: DoorClosed },
      { id: 'restrictions', label: 'Restrictions', href: '#restrictions', icon: CalendarClock },
      { id: 'calls', label: 'Call groups', href: '#calls', icon: PhoneCall },
      { id: 'lockdown', label: 'Lockdown', href: '#lockdown', icon: Siren },
      { id: 'log', label: 'Activity', href: '#log', icon: ScrollText },
    ],
  },
  {
    id: 'account',
    label: 'Account',
    items: [
      { id: 'import', label: 'Import', href: '#import', icon: Upload },
      { id: 'billing', label: 'Billing', href: '#billing', icon: CreditCard },
      { id: 'property', label: 'Property', href: '#property', icon: Building2 },
      { id: 'settings', label: 'Settings', href: '#settings', icon: Settings },
    ],
  },
]

/** The portal's navigation in Arabic, for right-to-left stories. */
export const arabicNavigation: NavGroup[] = [
  { id: 'start', items: [{ id: 'dashboard', label: 'لوحة المتابعة', href: '#dashboard', icon: LayoutDashboard, isCurrent: true }] },
  {
    id: 'people',
    label: 'الأشخاص',
    items: [
      { id: 'users', label: 'المستخدمون', href: '#users', icon: Users, count: '2,418' },
      { id: 'invites', label: 'الدعوات', href: '#invites', icon: Ticket },
    ],
  },
  {
    id: 'access',
    label: 'الدخول',
    items: [
      { id: 'doors', label: 'الأبواب والبوابات', href: '#doors', icon: DoorClosed },
      { id: 'calls', label: 'مجموعات الاتصال', href: '#calls', icon: PhoneCall },
    ],
  },
]
