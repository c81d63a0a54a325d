import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { codeTypeById, type Right, rankByText } from '@portal/domain'
import type { IconComponent, PaletteItem, PaletteSection } from '@portal/ui'
import type { StoreValue } from 'nanostores'
import { Ban, Building, Building2, CalendarClock, Clock, DoorOpen, Download, KeyRound, Pause, PhoneCall, Receipt, Replace, ShieldCheck, Ticket, UserPlus, UserRound, UsersRound, FileText } from 'lucide-react'
import { type PageName, labelNameOf, pageNames, pages } from '../app/pages.ts'
import { accountPath, billingInvoicePath, callGroupPath, codePath, codeStepPath, groupPath, invitePath, newInvitePath, paths, schedulePath, templatePath, unitPath, userPath } from '../app/paths.ts'
import type { goToAnythingMessages } from './goToAnything.messages.ts'
import type { pageAliases } from '#portal/app/pageAliases.messages.ts'
import type { pageTitles } from '#portal/app/pages.messages.ts'
import { isCurrentPlace, isOffered, menuItems, type Visitor } from '#portal/routes/site/frame/navigation.ts'
import type { DraftStore } from '#portal/session/draftStore.ts'

export type FoundAnything = ResponseOf<(typeof endpoints)['goToAnything']>

type PaletteWords = StoreValue<typeof goToAnythingMessages>

export interface PaletteSource {
  search: string
  /** The service's results; undefined before the first answer. */
  found: FoundAnything | undefined
  /** The pages that the user may open. */
  pages: readonly OfferedPage[]
  opened: readonly OpenedItem[]
  may: (right: Right) => boolean
  /** Returns the name of a type of code. */
  codeType: (type: number) => string
  isOnline: boolean
}

/** The results in sections: the service's, then pages and actions that the user may open. Without a search: recently opened items. */
export function paletteSections(source: PaletteSource, words: PaletteWords): PaletteSection[] {
  const { search, found, opened } = source
  const isEmpty = search.trim() === ''
  const actions = actionItems(source, words)
  if (isEmpty) {
    const last = opened.map(({ id, title, detail, href }): PaletteItem => ({ id: `opened-${id}`, icon: Clock, title, detail, href }))
    return [{ id: 'opened', title: words.opened, items: last }, { id: 'pages', title: words.pages, items: source.pages.filter(({ isInMenu }) => isInMenu).map(toPageItem) }, { id: 'actions', title: words.actions, items: actions }]
  }
  return [
    { id: 'accounts', title: words.accounts, ...counted(found?.Accounts, ({ ID, Name, IsActive }) => (
      { id: `account-${ID}`, icon: Building2, title: Name, detail: [words.account({ number: String(ID) }), !IsActive && words.inactive].filter(Boolean).join(', '), href: accountPath(ID) }
    )) },
    { id: 'people', title: words.people, ...counted(found?.People, ({ ID, Name, Unit, UserGroupName }) => (
      { id: `person-${ID}`, icon: UserRound, title: Name, detail: [Unit && words.unit({ unit: Unit }), UserGroupName].filter(Boolean).join(', '), href: userPath(ID) }
    )) },
    { id: 'doors', title: words.doors, ...counted(found?.Doors, ({ ID, Name, HardwareModel }) => ({ id: `door-${ID}`, icon: DoorOpen, title: Name, detail: HardwareModel, href: paths.dashboard })) },
    { id: 'codes', title: words.codes, ...counted(found?.Codes, ({ ID, UserID, UserName, Label, AccessCodeTypeID, IsActive }) => ({
      id: `code-${ID}`, icon: KeyRound, title: UserID === null ? Label : words.codeOf({ type: source.codeType(AccessCodeTypeID), name: UserName }),
      detail: [UserID === null ? words.sharedCode : Label, !IsActive && words.isOff].filter(Boolean).join(', '), href: codePath(UserID, ID),
    })) },
    { id: 'records', title: words.records, items: recordItems(found, words) },
    { id: 'invoices', title: words.invoices, ...counted(found?.Invoices, ({ ID, Number: number }) => ({ id: `invoice-${ID}`, icon: Receipt, title: number, detail: words.invoice, href: billingInvoicePath(String(ID)) })) },
    { id: 'pages', title: words.pages, items: findPages(source.pages, search).filter(({ name, isInMenu }) => isInMenu || begins.every((begun) => begun.name !== name)).map(toPageItem) },
    { id: 'actions', title: words.actions, items: actions },
  ]
}

function counted<Item>(kind: { Total: number | null; Items: readonly Item[] } | null | undefined, toItem: (item: Item) => PaletteItem): { items: PaletteItem[]; total?: number } {
  return kind ? { items: kind.Items.map(toItem), ...(kind.Total !== null && { total: kind.Total }) } : { items: [] }
}

function recordItems(found: FoundAnything | undefined, words: PaletteWords): PaletteItem[] {
  return [
    ...(found?.Units?.Items ?? []).map(({ ID, Name }) => ({ id: `unit-${ID}`, icon: Building, title: words.unit({ unit: Name }), href: unitPath(ID) })),
    ...(found?.UserGroups?.Items ?? []).map(({ ID, Name }) => ({ id: `group-${ID}`, icon: UsersRound, title: Name, detail: words.userGroup, href: groupPath(ID) })),
    ...(found?.Invites?.Items ?? []).map(({ ID, InviteName, Recipient }) => (
      { id: `invite-${ID}`, icon: Ticket, title: InviteName, detail: [words.invite, Recipient].filter(Boolean).join(', '), href: invitePath(ID) }
    )),
    ...(found?.PresetTemplates?.Items ?? []).map(({ ID, Name }) => ({ id: `template-${ID}`, icon: ShieldCheck, title: Name, detail: words.template, href: templatePath(ID) })),
    ...(found?.Schedules?.Items ?? []).map(({ ID, Name }) => ({ id: `schedule-${ID}`, icon: CalendarClock, title: Name, detail: words.schedule, href: schedulePath(ID) })),
    ...(found?.CallGroups?.Items ?? []).map(({ ID, Name }) => ({ id: `callGroup-${ID}`, icon: PhoneCall, title: Name, detail: words.callGroup, href: callGroupPath(ID) })),
  ]
}

const toPageItem = ({ name, title, icon, href }: OfferedPage): PaletteItem => ({ id: `page-${name}`, icon, title, href })

/** The pages on which an action starts. */
const begins: readonly { name: PageName; icon: IconComponent; word: 'sendInvite' | 'addUser' | 'exportList' }[] = [
  { name: 'newInvite', icon: Ticket, word: 'sendInvite' },
  { name: 'newUser', icon: UserPlus, word: 'addUser' },
  { name: 'exports', icon: Download, word: 'exportList' },
]

/** The actions for an active entry method: cards and phones can be reported lost, and the best match can also be suspended, or replaced if it is a PIN. */
function codeItems({ ID, UserID, UserName, Label, AccessCodeTypeID }: NonNullable<FoundAnything['Codes']>['Items'][number], isBest: boolean, codeType: PaletteSource['codeType'], words: PaletteWords): PaletteItem[] {
  const { entry } = codeTypeById(AccessCodeTypeID)
  const steps = [...(entry === 'card' || entry === 'text' ? ['lost' as const] : []), ...(isBest ? [...(entry === 'digits' ? ['replace' as const] : []), 'suspend' as const] : [])]
  const code = [Label || codeType(AccessCodeTypeID), UserName].filter(Boolean).join(', ')
  return steps.map((step) => ({ id: `${step}-${ID}`, icon: icons[step], title: words[step]({ code }), href: codeStepPath(UserID, step, ID) }))
}

const icons = { lost: Ban, replace: Replace, suspend: Pause } as const

function actionItems({ pages, search, found, may, codeType, isOnline }: PaletteSource, words: PaletteWords): PaletteItem[] {
  const begun = begins.flatMap(({ name, icon, word }) => {
    const page = pages.find((offered) => offered.name === name)
    return page ? [{ ...page, icon, title: words[word], aliases: `${page.title} ${page.aliases}` }] : []
  })
  const codes = may('codes.edit') ? (found?.Codes?.Items ?? []).filter(({ IsActive }) => IsActive) : []
  const fixed = findPages(begun, search).map(({ name, icon, title, href }): PaletteItem => ({ id: `begin-${name}`, icon, title, href }))
  const [person] = found?.People?.Items ?? []
  const [door] = found?.Doors?.Items ?? []
  if (search.trim() === '') return fixed
  return [
    ...(door && may('gate.open') ? [{
      id: `open-${door.ID}`, icon: DoorOpen, title: words.openDoor({ door: door.Name }), detail: words.asksFirst, isDisabled: !isOnline,
      question: { title: words.openNow({ door: door.Name }), text: words.opensOnce, confirm: words.openDoor({ door: door.Name }) },
    }] : []),
    ...(person && may('invites.create') ? [{
      id: `invite-for-${person.ID}`, icon: Ticket, title: words.inviteTo({ name: person.Name }), detail: words.opensInvite, href: newInvitePath({ name: person.Name, email: '' }),
    }] : []),
    ...codes.flatMap((code, index) => codeItems(code, index === 0, codeType, words)),
    ...fixed,
  ]
}

interface OfferedPage {
  name: PageName
  title: string
  /** Other names of the page, which the search finds too. */
  aliases: string
  icon: IconComponent
  href: string
  /** Whether the page is also in a menu. */
  isInMenu: boolean
}

/** The pages that a user may open by name: those without path parameters. */
export function offeredPages(details: Visitor, titles: StoreValue<typeof pageTitles>, aliases: StoreValue<typeof pageAliases>): OfferedPage[] {
  const isFound = (name: PageName): name is PageName & keyof typeof aliases => name in aliases
  return pageNames.filter(isFound).filter((name) => isOffered(name, details)).map((name) => {
    const { path } = pages[name]
    /** The menu entry of the page, or of its parent page. */
    const menu = menuItems.findLast(({ href }) => isCurrentPlace(href, path))
    return { name, title: titles[labelNameOf(name)], aliases: aliases[name], icon: menu?.icon ?? FileText, href: path, isInMenu: menu?.name === name }
  })
}

/** Pages with the words of the search in their title, then those with the words in another name. */
export function findPages(offered: readonly OfferedPage[], search: string): OfferedPage[] {
  const byTitle = rankByText(offered, ({ title }) => title, search)
  const others = offered.filter((page) => !byTitle.includes(page))
  return [...byTitle, ...rankByText(others, ({ title, aliases }) => `${title} ${aliases}`, search)]
}

/** An item that was opened from "Go to anything" in this tab. Newest first; cleared with the session, like drafts. */
interface OpenedItem {
  id: string
  title: string
  detail: string
  href: string
}

const place = 'recentlyOpened'
const kept = 5

export function readOpened(drafts: DraftStore): OpenedItem[] {
  const stored = drafts.read(place)
  return Array.isArray(stored) ? stored.filter(isOpened) : []
}

export function noteOpened(drafts: DraftStore, { id, title, detail, href }: OpenedItem): void {
  drafts.keep(place, [{ id, title, detail, href }, ...readOpened(drafts).filter((one) => one.href !== href)].slice(0, kept))
}

function isOpened(value: unknown): value is OpenedItem {
  if (typeof value !== 'object' || value === null) return false
  const item: Partial<Record<keyof OpenedItem, unknown>> = value
  return [item.id, item.title, item.detail].every((text) => typeof text === 'string') && typeof item.href === 'string' && item.href.startsWith('/site/')
}
