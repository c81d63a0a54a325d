import type { IconComponent, NavGroup } from '@portal/ui'
import { type LandingDetails, mayDo, resolveLanding, type Right, type RightsHolder } from '@portal/domain'
import { Bell, Building, Building2, CalendarClock, Cpu, CreditCard, DoorClosed, Download, Home, LayoutDashboard, Palette, Phone, PhoneCall, ScrollText, ShieldCheck, Siren, Ticket, Upload, UserRound, Users, UsersRound, Video } from 'lucide-react'
import { labelNameOf, pageNames, pages, type MenuPage, type NavigationGroup, type PageName } from '#portal/app/pages.ts'
import type { UserDetails } from '#portal/app/Portal.ts'
import { hrefAt } from './chosenProperty.ts'

/** The icons of pages in menus. */
const icons: Readonly<Record<MenuPage, IconComponent>> = {
  dashboard: LayoutDashboard, log: ScrollText, singleFamilySetup: Home, videoCallGroup: Video, voiceCallGroup: Phone, guests: Ticket, accounts: Building2, users: Users, units: Building, groups: UsersRound, invites: Ticket,
  doors: DoorClosed, restrictions: ShieldCheck, schedules: CalendarClock, devices: Cpu, callGroups: PhoneCall, alerts: Bell, lockdown: Siren, imports: Upload, billing: CreditCard, myAccount: UserRound, exports: Download, brand: Palette,
}

export interface NavigationItem {
  name: MenuPage
  href: string
  icon: IconComponent
}

/**
 * The facts that decide which pages a user sees, including the kinds of call groups that have a station (specification §3) and whether
 * residents may invite.
 */
export type Visitor = LandingDetails & RightsHolder & Pick<UserDetails, 'ShowVideoGroup' | 'ShowVoiceGroup'> & Partial<Pick<UserDetails, 'MayInviteGuests'>>

/** Whether a user sees a page: the landing page, the user's own pages, and pages that a right allows. */
export function isOffered(name: PageName, details: Visitor): boolean {
  const page = pages[name]
  const landing = resolveLanding(details)
  if (page.for === 'everyone' || page.for === landing) return true
  if (page.needsCallGroups && !details.ShowVideoGroup && !details.ShowVoiceGroup) return false
  if (page.needsGuests && details.MayInviteGuests !== true) return false
  return (page.isEverywhere || landing === 'dashboard' || landing === 'billing') && isRight(page.for) && mayDo(details, page.for)
}

const isRight = (owner: (typeof pages)[PageName]['for']): owner is Right => owner.includes('.')

/** All menu items, in the order of the table of pages. */
export const menuItems: readonly NavigationItem[] = pageNames.filter((name): name is MenuPage => name in icons).map((name) => ({ name, href: pages[name].path, icon: icons[name] }))

const groupNames = ['main', 'operators', 'people', 'access', 'account'] as const satisfies readonly NavigationGroup[]

/** The items of a user's sidebar, by group. */
export function navigationFor(details: Visitor): { name: NavigationGroup; items: NavigationItem[] }[] {
  if (resolveLanding(details) === 'inactive') return []
  const offered = menuItems.filter(({ name }) => isOffered(name, details))
  return groupNames.map((group) => ({ name: group, items: offered.filter(({ name: page }) => pages[page].nav === group) })).filter(({ items }) => items.length > 0)
}

/** The items of the user's menu: account, exports and settings. */
export function ownPagesFor(details: Visitor): NavigationItem[] {
  return menuItems.filter(({ name }) => pages[name].isOwn && isOffered(name, details))
}

/** Whether the user sees only their own pages and their account; these are in the bar, so there is no sidebar. */
export function isOwnPageAlone(groups: ReturnType<typeof navigationFor>): boolean {
  return groups.every(({ items }) => items.every(({ name }) => name === 'videoCallGroup' || name === 'voiceCallGroup' || name === 'myAccount'))
}

/** Whether a menu item leads to the current page. An item is also current on its subpages, such as the list of users on a user's page. */
export function isCurrentPlace(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}

type GroupWords = Record<Exclude<NavigationGroup, 'main'>, string>
type PageWords = Record<ReturnType<typeof labelNameOf>, string>

export interface MenuState {
  /** The number beside each menu item; 0 is not shown. */
  counts: Partial<Record<MenuPage, number>>
  /** The chosen property, which links keep; null: none. */
  property: number | null
}

/** Adds the texts for the frame, and what changes in the menu. A single group needs no heading. */
export function toNavGroups(groups: ReturnType<typeof navigationFor>, words: GroupWords, titles: PageWords, pathname: string, { counts, property }: MenuState): NavGroup[] {
  return groups.map(({ name, items }) => ({
    id: name,
    label: name === 'main' ? undefined : words[name],
    items: items.map((item) => ({ id: item.name, label: titles[labelNameOf(item.name)], href: hrefAt(item.href, property), icon: item.icon, isCurrent: isCurrentPlace(item.href, pathname), ...(counts[item.name] && { count: String(counts[item.name]) }) })),
  }))
}
