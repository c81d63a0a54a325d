import type { IconComponent, NavGroup } from '@portal/ui'
import { type LandingDetails, mayDo, resolveLanding, type RightsHolder } from '@portal/domain'
import { Building2, CalendarClock, Cpu, CreditCard, Download, Home, LayoutDashboard, Palette, Phone, PhoneCall, ScrollText, ShieldCheck, Siren, Ticket, Upload, UserRound, Users, UsersRound, Video } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import type { UserDetails } from '../../../app/Portal.ts'

type ItemName = 'accounts' | 'dashboard' | 'log' | 'users' | 'userGroups' | 'invites' | 'restrictions' | 'schedules' | 'devices' | 'callGroups' | 'lockdown' | 'videoCallGroup' | 'voiceCallGroup' | 'singleFamilySetup' | 'import' | 'billing' | 'myAccount'
type GroupName = 'operators' | 'people' | 'access' | 'account'

export interface NavigationItem {
  name: ItemName
  href: string
  icon: IconComponent
}

export interface NavigationGroup {
  /** Null: the first, which has no heading. */
  name: GroupName | null
  items: NavigationItem[]
}

/** The kinds of call groups that an account has a station for (specification §3). */
type ShownGroups = Pick<UserDetails, 'ShowVideoGroup' | 'ShowVoiceGroup'>

/** What the sidebar offers a user: the page they land on first, and those their rights open. */
export function navigationFor(details: LandingDetails & RightsHolder & ShownGroups): NavigationGroup[] {
  const landing = resolveLanding(details)
  if (landing === 'inactive') return []
  const hasDashboard = landing === 'dashboard' || landing === 'billing'
  const groups: { name: GroupName | null; items: (NavigationItem & { isShown: boolean })[] }[] = [
    {
      name: null,
      items: [
        { name: 'dashboard', href: paths.dashboard, icon: LayoutDashboard, isShown: hasDashboard && mayDo(details, 'dashboard.view') },
        { name: 'log', href: paths.log, icon: ScrollText, isShown: hasDashboard && mayDo(details, 'log.view') },
        { name: 'singleFamilySetup', href: paths.singleFamilySetup, icon: Home, isShown: landing === 'singleFamilySetup' },
        { name: 'videoCallGroup', href: paths.videoCallGroup, icon: Video, isShown: landing === 'videoCallGroup' },
        { name: 'voiceCallGroup', href: paths.voiceCallGroup, icon: Phone, isShown: landing === 'voiceCallGroup' },
      ],
    },
    { name: 'operators', items: [{ name: 'accounts', href: paths.accounts, icon: Building2, isShown: mayDo(details, 'accounts.view') }] },
    {
      name: 'people',
      items: [
        { name: 'users', href: paths.users, icon: Users, isShown: hasDashboard && mayDo(details, 'users.view') },
        { name: 'userGroups', href: paths.groups, icon: UsersRound, isShown: hasDashboard && mayDo(details, 'groups.view') },
        { name: 'invites', href: paths.invites, icon: Ticket, isShown: hasDashboard && mayDo(details, 'invites.view') },
      ],
    },
    {
      name: 'access',
      items: [
        { name: 'restrictions', href: paths.restrictions, icon: ShieldCheck, isShown: hasDashboard && mayDo(details, 'restrictions.view') },
        { name: 'schedules', href: paths.schedules, icon: CalendarClock, isShown: hasDashboard && mayDo(details, 'schedules.view') },
        { name: 'devices', href: paths.devices, icon: Cpu, isShown: hasDashboard && mayDo(details, 'devices.view') },
        { name: 'callGroups', href: paths.callGroups, icon: PhoneCall, isShown: hasDashboard && showsCallGroups(details) && mayDo(details, 'callGroups.view') },
        { name: 'lockdown', href: paths.lockdown, icon: Siren, isShown: hasDashboard && mayDo(details, 'lockdown.view') },
      ],
    },
    {
      name: 'account',
      items: [
        { name: 'import', href: paths.imports, icon: Upload, isShown: hasDashboard && mayDo(details, 'import.run') },
        { name: 'billing', href: paths.billing, icon: CreditCard, isShown: mayDo(details, 'billing.view') },
        { name: 'myAccount', href: paths.myAccount, icon: UserRound, isShown: true },
      ],
    },
  ]
  return groups
    .map(({ name, items }) => ({ name, items: items.filter(({ isShown }) => isShown).map(({ name: item, href, icon }) => ({ name: item, href, icon })) }))
    .filter(({ items }) => items.length > 0)
}

const ownItems: ReadonlySet<ItemName> = new Set<ItemName>(['videoCallGroup', 'voiceCallGroup', 'myAccount'])

/** What the person's own menu in the bar offers: their account, the files they exported, and what is set once. */
export function ownPagesFor(holder: RightsHolder): { name: 'myAccount' | 'exports' | 'brand'; href: string; icon: IconComponent }[] {
  return [
    { name: 'myAccount', href: paths.myAccount, icon: UserRound },
    ...(mayDo(holder, 'export.run') ? [{ name: 'exports' as const, href: paths.exports, icon: Download }] : []),
    ...(mayDo(holder, 'brand.edit') ? [{ name: 'brand' as const, href: paths.brand, icon: Palette }] : []),
  ]
}

/** Whether there is nothing to go to but one's own page and one's account, which the bar has: then there is no menu at all. */
export function isOwnPageAlone(groups: readonly NavigationGroup[]): boolean {
  return groups.every(({ items }) => items.every(({ name }) => ownItems.has(name)))
}

function showsCallGroups({ ShowVideoGroup, ShowVoiceGroup }: ShownGroups): boolean {
  return ShowVideoGroup || ShowVoiceGroup
}

/** A page below an entry belongs to it: the list of users is current on a user's page. */
export function isCurrentPlace(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}

/** The same with words, as the frame draws it. A lone group needs no heading. */
export function toNavGroups(groups: NavigationGroup[], words: Record<ItemName | GroupName, string>, pathname: string): NavGroup[] {
  return groups.map(({ name, items }) => ({
    id: name ?? 'main',
    label: name === null ? undefined : words[name],
    items: items.map((item) => ({ id: item.name, label: words[item.name], href: item.href, icon: item.icon, isCurrent: isCurrentPlace(item.href, pathname) })),
  }))
}
