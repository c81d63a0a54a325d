import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { comparedValue, type ImportCells, readCallKind, readNumberCells, showPhoneNumber } from '@portal/domain'
import { callGroupAnswer, type CallGroupAnswer, type CallGroupRow, callGroupsOf, findCallGroup, makeCallGroup } from '../calls/callGroups.ts'
import { type CallPlanInput, dropsOf, readCallPlan, removeCallGroup, requireCallable, saveCallPlan } from '../calls/callPlan.ts'
import { callGroupNameHolder, directoryPinHolder } from '../people/taken.ts'
import type { Viewer } from '../people/viewer.ts'
import { invalid, Refusal, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { type FieldChange, type FreedPins, type ImportContext, type ImportedKind, type ImportRow, mentionedUsers, type WrittenRow } from './ImportedKind.ts'
import { endsHere, noRefusal, wroteNothing } from './writeRow.ts'
import { filled, type Sentence } from '../words/sentence.ts'
import type { Row } from '../store/schema.ts'

export const importedCallGroups: ImportedKind = {
  right: 'callGroups.edit',
  nameOf: ({ Name = '' }) => Name,
  writer: (_store, { viewer, found: { property_id: propertyId, acknowledges_end: told }, now }) =>
    Promise.resolve((trx, row, freed) => writeCallGroupRow(trx, { viewer, propertyId, isTold: told === 1, now }, row, freed)),
  pins: {
    table: 'call_groups',
    recordOf: async (trx, { viewer: { accountId } }, { Name = '' }) => (await callGroupNameHolder(trx, { accountId }, Name))?.id ?? null,
    pinBefore: (before) => (before as CallPlanInput).columns.directory_pin,
  },
  find: async (store, { accountId }, ids) => (await callGroupsOf(store, accountId).execute()).filter(({ id }) => ids.includes(id)),
  standsOn,
  takeBack: takeBackCallGroup,
}

interface CallGroupFrame {
  viewer: Viewer
  propertyId: number
  /** Whether the user confirmed plans that reach no one. */
  isTold: boolean
  now: number
}

/**
 * Creates or updates the call group with the row's name. Refusals: those of `saveCallGroup`, and a name at another property: 409 `TAKEN`.
 * Inside the row's savepoint.
 */
export async function writeCallGroupRow(trx: Store, frame: CallGroupFrame, { choice, cells }: ImportRow, freed?: FreedPins): Promise<WrittenRow> {
  const { viewer, propertyId, isTold, now } = frame
  const found = await findNamed(trx, viewer, cells)
  const group = found && { ...found, directory_pin: freed?.get(found.id) ?? found.directory_pin }
  if (group && choice === 'skip') return wroteNothing('skipped', group)
  if (group && group.property_id !== propertyId) throw taken('Name', filled('{place} already has a call group with this name.', { place: group.property_name }))
  const was = group && (await callGroupAnswer(trx, viewer, group, now))
  const plan = await planOfRow(trx, viewer, propertyId, cells, was)
  const read = await readCallPlan(trx, viewer, group, { ...plan, callgroupId: group?.id ?? null, Version: null, AcknowledgesEnd: isTold })
  const input = group ? { ...read, columns: { ...read.columns, quiet_hours: group.quiet_hours } } : read
  const before = group && was && inputOf(group, was)
  if (group && before && JSON.stringify(before) === JSON.stringify(input)) return wroteNothing('unchanged', group)

  const { name } = input.columns
  const id = group?.id ?? (await makeCallGroup(trx, viewer.accountId, { name, propertyId, isVideo: plan.IsVideo ?? true }, 'Name'))
  const version = (group?.version ?? 0) + 1
  await saveCallPlan(trx, id, input, { version, updated_by: viewer.user.name })
  const is = await callGroupAnswer(trx, viewer, await findCallGroup(trx, viewer.accountId, id), now)
  const rings = JSON.stringify([input.tiers, input.numbers]) !== JSON.stringify([before?.tiers, before?.numbers])
  const isEnd = rings && dropsOf(is, now).length > 0
  if (isEnd && !isTold) throw new Refusal(409, endsHere.code, endsHere.message)
  return {
    outcome: group ? 'changed' : 'created', name, ...(isEnd ? endsHere : noRefusal), recordId: id, changes: changesOf(was, is),
    before, versionBefore: group?.version ?? null, versionAfter: version,
  }
}

async function findNamed(trx: Store, { accountId }: Viewer, { Name }: ImportCells): Promise<CallGroupRow | null> {
  if (!Name) throw invalid('Name', 'The row has no name.')
  const holder = await callGroupNameHolder(trx, { accountId }, Name)
  return holder && findCallGroup(trx, accountId, holder.id)
}

/** A call group's plan in the format of `saveCallPlan`. */
function inputOf({ name, directory_pin, quiet_hours }: CallGroupRow, { FirstCalled, SecondCalled, Numbers }: CallGroupAnswer): CallPlanInput {
  return {
    columns: { name, directory_pin, quiet_hours },
    tiers: [FirstCalled, SecondCalled],
    numbers: Numbers.map(({ Phone, Label, UserID }) => ({ phone: Phone, label: Label, user_id: UserID })),
  }
}

/** The changes that a row made to a call group, to show them. */
function changesOf(was: CallGroupAnswer | null, is: CallGroupAnswer): FieldChange[] {
  const [before, after] = [was && shownOf(was), shownOf(is)]
  return (Object.entries(after) as [keyof typeof after, string][]).flatMap(([Field, To]) => {
    const From = before?.[Field] ?? ''
    return From === To ? [] : [{ Field, From, To }]
  })
}

function shownOf({ Name, IsVideo, DirectoryPin, FirstCalled, SecondCalled, Numbers, People }: CallGroupAnswer) {
  const names = (ids: readonly number[]) => ids.map((id) => People.find(({ UserID }) => UserID === id)?.Name ?? '').join('; ')
  return {
    Name, CallKind: IsVideo ? 'Video' : 'Voice', DirectoryPin, FirstCalled: names(FirstCalled), SecondCalled: names(SecondCalled),
    Numbers: Numbers.map(({ Phone, Label }) => `${Label === '' ? '' : `${Label}: `}${showPhoneNumber(Phone)}`).join('; '),
  }
}

type Plan = Omit<RequestOf<typeof endpoints.saveCallGroup>, 'callgroupId' | 'Version' | 'AcknowledgesEnd'>

/** A call group's plan after a row: the row's cells, and for missing cells the current values (null: a new group). */
export async function planOfRow(store: Store, viewer: Viewer, propertyId: number, cells: ImportCells, now: CallGroupAnswer | null): Promise<Plan> {
  const people = async (field: 'FirstCalled' | 'SecondCalled') => (cells[field] ? mentionedUsers(store, viewer, cells[field], field) : (now?.[field] ?? []))
  const FirstCalled = await people('FirstCalled')
  const SecondCalled = await people('SecondCalled')
  return {
    PropertyID: propertyId, IsVideo: isVideo(cells, now), Name: cells.Name ?? '', DirectoryPin: cells.DirectoryPin ?? now?.DirectoryPin ?? '',
    QuietHours: now?.QuietHours ?? [], FirstCalled, SecondCalled, Numbers: cells.Numbers ? numbersOf(cells.Numbers, now) : (now?.Numbers ?? []),
  }
}

/** Whether the call group is a video group. An existing group keeps its kind; a new group has the row's kind, or else the kind of its members. */
function isVideo(cells: ImportCells, now: CallGroupAnswer | null): boolean {
  const said = cells.CallKind ? readCallKind(cells.CallKind) : null
  if (cells.CallKind && said === null) throw invalid('CallKind', 'A call group is Video or Voice.')
  if (!now) return said === null ? !cells.Numbers || Boolean(cells.FirstCalled ?? cells.SecondCalled) : said === 'video'
  if (said !== null && (said === 'video') !== now.IsVideo) throw invalid('CallKind', filled(now.IsVideo ? '{name} is a video call group. That can’t be changed.' : '{name} is a voice call group. That can’t be changed.', { name: now.Name }))
  return now.IsVideo
}

/** The phone numbers of a row. An existing number keeps its user, and its label if the cell has none. */
function numbersOf(text: string, now: CallGroupAnswer | null): Plan['Numbers'] {
  return readNumberCells(text).map(({ label, phone }) => {
    const present = now?.Numbers.find((number) => comparedValue('clientPhone', number.Phone) === comparedValue('clientPhone', phone))
    if (!present) return { Phone: phone, Label: label, UserID: null }
    return label === '' ? present : { ...present, Label: label }
  })
}

/** Undoes a row: deletes its new call group, or restores the changed values. Refuses with 404, or 409 `TAKEN`. */
export async function takeBackCallGroup(trx: Store, { viewer, now }: ImportContext, row: Row<'import_rows'>): Promise<number | null> {
  const { accountId } = viewer
  const group = await findCallGroup(trx, accountId, row.record_id ?? 0)
  if (row.before === null) {
    await removeCallGroup(trx, group.id, null, { at: now, by: viewer.user.name })
    return null
  }
  const before = JSON.parse(row.before) as CallPlanInput
  const { name, directory_pin: pin } = before.columns
  const holder = (await callGroupNameHolder(trx, { accountId, exceptId: group.id }, name)) ?? (await directoryPinHolder(trx, { accountId, exceptCallGroupId: group.id }, pin))
  if (holder) throw new Refusal(409, 'TAKEN', filled('{name} now has the old name or PIN.', { name: holder.name }))
  const people = [...before.tiers.flat(), ...before.numbers.flatMap(({ user_id: id }) => id ?? [])]
  await requireCallable(trx, viewer, group, people, 'FirstCalled')
  const version = group.version + 1
  await saveCallPlan(trx, group.id, before, { version, updated_by: viewer.user.name })
  return version
}

async function standsOn(store: Store, { id, name }: { id: number; name: string }): Promise<Sentence | null> {
  const user = await store.selectFrom('users').select('name').where('call_group_id', '=', id).where('removed_at', 'is', null).executeTakeFirst()
  if (user) return filled('{group} is now {name}’s call group.', { group: name, name: user.name })
  const invitation = await store.selectFrom('call_group_invitations').select('id').where('call_group_id', '=', id).executeTakeFirst()
  return invitation ? filled('A user was invited to {group} since.', { group: name }) : null
}
