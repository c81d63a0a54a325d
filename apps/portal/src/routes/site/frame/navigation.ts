import type { IconComponent, NavGroup } from '@portal/ui'
import { type LandingDetails, mayDo, resolveLanding, type Right, type RightsHolder } from '@portal/domain'
import { Building2, CalendarClock, Cpu, CreditCard, DoorClosed, Download, Home, LayoutDashboard, Palette, Phone, PhoneCall, ScrollText, ShieldCheck, Siren, Ticket, Upload, UserRound, Users, UsersRound, Video } from 'lucide-react'
import { labelNameOf, pageNames, pages, type MenuPage, type NavigationGroup, type PageName } from '#portal/app/pages.ts'
import type { UserDetails } from '#portal/app/Portal.ts'

/** The signs of pages in a menu. */
const icons: Readonly<Record<MenuPage, IconComponent>> = {
  dashboard: LayoutDashboard, log: ScrollText, singleFamilySetup: Home, videoCallGroup: Video, voiceCallGroup: Phone, accounts: Building2, users: Users, groups: UsersRound, invites: Ticket,
  doors: DoorClosed, restrictions: ShieldCheck, schedules: CalendarClock, devices: Cpu, callGroups: PhoneCall, lockdown: Siren, imports: Upload, billing: CreditCard, myAccount: UserRound, exports: Download, brand: Palette,
}

export interface NavigationItem {
  name: MenuPage
  href: string
  icon: IconComponent
}

/** What decides which pages a user is offered, with the kinds of call groups that the account has a station for (specification §3). */
export type Visitor = LandingDetails & RightsHolder & Pick<UserDetails, 'ShowVideoGroup' | 'ShowVoiceGroup'>

/** Whether a user is offered a page: the one they land on, their own, and those their rights open. */
export function isOffered(name: PageName, details: Visitor): boolean {
  const page = pages[name]
  const landing = resolveLanding(details)
  if (page.for === 'everybody' || page.for === landing) return true
  if (page.needsCallGroups && !details.ShowVideoGroup && !details.ShowVoiceGroup) return false
  return (page.isEverywhere || landing === 'dashboard' || landing === 'billing') && isRight(page.for) && mayDo(details, page.for)
}

const isRight = (owner: (typeof pages)[PageName]['for']): owner is Right => owner.includes('.')

/** All that menus lead to, in the order of the table of pages. */
export const menuItems: readonly NavigationItem[] = pageNames.filter((name): name is MenuPage => name in icons).map((name) => ({ name, href: pages[name].path, icon: icons[name] }))

const groupNames = ['main', 'operators', 'people', 'access', 'account'] as const satisfies readonly NavigationGroup[]

/** What the sidebar offers a user, by its groups. */
export function navigationFor(details: Visitor): { name: NavigationGroup; items: NavigationItem[] }[] {
  if (resolveLanding(details) === 'inactive') return []
  const offered = menuItems.filter(({ name }) => isOffered(name, details))
  return groupNames.map((group) => ({ name: group, items: offered.filter(({ name: page }) => pages[page].nav === group) })).filter(({ items }) => items.length > 0)
}

/** What the person's own menu in the bar offers: their account, the files they exported, and what is set once. */
export function ownPagesFor(details: Visitor): NavigationItem[] {
  return menuItems.filter(({ name }) => pages[name].isOwn && isOffered(name, details))
}

/** Whether there is nothing to go to but one's own page and one's account, which the bar has: then there is no menu at all. */
export function isOwnPageAlone(groups: ReturnType<typeof navigationFor>): boolean {
  return groups.every(({ items }) => items.every(({ name }) => name === 'videoCallGroup' || name === 'voiceCallGroup' || name === 'myAccount'))
}

/** A page below an entry belongs to it: the list of users is current on a user's page. */
export function isCurrentPlace(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}

type GroupWords = Record<Exclude<NavigationGroup, 'main'>, string>
type PageWords = Record<ReturnType<typeof labelNameOf>, string>

/** The same with words, as the frame draws it. A lone group needs no heading. */
export function toNavGroups(groups: ReturnType<typeof navigationFor>, words: GroupWords, titles: PageWords, pathname: string): NavGroup[] {
  return groups.map(({ name, items }) => ({
    id: name,
    label: name === 'main' ? undefined : words[name],
    items: items.map((item) => ({ id: item.name, label: titles[labelNameOf(item.name)], href: item.href, icon: item.icon, isCurrent: isCurrentPlace(item.href, pathname) })),
  }))
}
