import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { rankByText, type Right } from '@portal/domain'
import type { NavGroup, PaletteItem, PaletteSection } from '@portal/ui'
import type { StoreValue } from 'nanostores'
import { Building2, CalendarClock, Clock, DoorOpen, Download, KeyRound, PhoneCall, ShieldCheck, Ticket, UserPlus, UserRound, UsersRound } from 'lucide-react'
import { accountPath, callGroupPath, codePath, groupPath, invitePath, newInvitePath, paths, schedulePath, templatePath, userPath } from '../app/paths.ts'
import type { goToAnythingMessages } from './goToAnything.messages.ts'
import type { OpenedItem } from './recentlyOpened.ts'

export type FoundAnything = ResponseOf<(typeof endpoints)['goToAnything']>

type PaletteWords = StoreValue<typeof goToAnythingMessages>

export interface PaletteSource {
  search: string
  /** Undefined before the first answer. */
  found: FoundAnything | undefined
  navigation: readonly NavGroup[]
  opened: readonly OpenedItem[]
  may: (right: Right) => boolean
  /** The name of a type of code. */
  codeType: (type: number) => string
  isOnline: boolean
}

/** What was typed, in sections: what the service found, then pages and actions that the person may open. Without a search what was opened last. */
export function paletteSections(source: PaletteSource, words: PaletteWords): PaletteSection[] {
  const { search, found, opened } = source
  const isEmpty = search.trim() === ''
  const pages = isEmpty ? [] : pageItems(source)
  const actions = actionItems(source, words)
  if (isEmpty) {
    const last = opened.map(({ id, title, detail, href }): PaletteItem => ({ id: `opened-${id}`, icon: Clock, title, detail, href }))
    return [{ id: 'opened', title: words.opened, items: last }, { id: 'pages', title: words.pages, items: pageItems(source) }, { id: 'actions', title: words.actions, items: actions }]
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
    { id: 'pages', title: words.pages, items: pages },
    { id: 'actions', title: words.actions, items: actions },
  ]
}

function counted<Item>(kind: { Total: number | null; Items: readonly Item[] } | null | undefined, toItem: (item: Item) => PaletteItem): { items: PaletteItem[]; total?: number } {
  return kind ? { items: kind.Items.map(toItem), ...(kind.Total !== null && { total: kind.Total }) } : { items: [] }
}

function recordItems(found: FoundAnything | undefined, words: PaletteWords): PaletteItem[] {
  return [
    ...(found?.UserGroups?.Items ?? []).map(({ ID, Name }) => ({ id: `group-${ID}`, icon: UsersRound, title: Name, detail: words.userGroup, href: groupPath(ID) })),
    ...(found?.Invites?.Items ?? []).map(({ ID, InviteName, Recipient }) => (
      { id: `invite-${ID}`, icon: Ticket, title: InviteName, detail: [words.invite, Recipient].filter(Boolean).join(', '), href: invitePath(ID) }
    )),
    ...(found?.PresetTemplates?.Items ?? []).map(({ ID, Name }) => ({ id: `template-${ID}`, icon: ShieldCheck, title: Name, detail: words.template, href: templatePath(ID) })),
    ...(found?.Schedules?.Items ?? []).map(({ ID, Name }) => ({ id: `schedule-${ID}`, icon: CalendarClock, title: Name, detail: words.schedule, href: schedulePath(ID) })),
    ...(found?.CallGroups?.Items ?? []).map(({ ID, Name }) => ({ id: `callGroup-${ID}`, icon: PhoneCall, title: Name, detail: words.callGroup, href: callGroupPath(ID) })),
  ]
}

const titleOf = ({ title }: PaletteItem) => title

/** The places of the side bar, and of one's own menu. */
function pageItems({ navigation, search }: PaletteSource): PaletteItem[] {
  const places = navigation.flatMap(({ items }) => items).map(({ id, label, href, icon }): PaletteItem => ({ id: `page-${id}`, icon, title: label, href }))
  return rankByText(places, titleOf, search)
}

function actionItems({ search, found, may, isOnline }: PaletteSource, words: PaletteWords): PaletteItem[] {
  const fixed: PaletteItem[] = [
    ...(may('invites.create') ? [{ id: 'send', icon: Ticket, title: words.sendInvite, href: paths.newInvite }] : []),
    ...(may('users.create') ? [{ id: 'add', icon: UserPlus, title: words.addUser, href: paths.newUser }] : []),
    ...(may('export.run') ? [{ id: 'export', icon: Download, title: words.exportList, href: paths.exports }] : []),
  ]
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
    ...rankByText(fixed, titleOf, search),
  ]
}
