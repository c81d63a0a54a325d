import { type ImportCells, rowReason, showPhoneNumber } from '@portal/domain'
import { callGroupAnswer, type CallGroupAnswer } from '../calls/callGroupAnswer.ts'
import { type CallGroupRow, findCallGroup, makeCallGroup } from '../calls/callGroups.ts'
import { type CallPlanInput, readCallPlan } from '../calls/readCallPlan.ts'
import { dropsOf, saveCallPlan } from '../calls/saveCallPlan.ts'
import { callGroupNameHolder } from '../people/taken.ts'
import type { Viewer } from '../people/viewer.ts'
import { invalid, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { FieldChange, FreedPins, ImportRow, WrittenRow } from './ImportedKind.ts'
import { planOfRow } from './planOfRow.ts'
import { endsHere, noRefusal, wroteNothing } from './writeRow.ts'

interface CallGroupFrame {
  viewer: Viewer
  propertyId: number
  /** Whether who started the import was told of plans by which a visitor can reach nobody. */
  isTold: boolean
  now: number
}

/**
 * Makes or changes the call group of a row's name. Inside the row's savepoint. Refusals: those of `saveCallGroup`; 409 `TAKEN` for a name at
 * another property.
 */
export async function writeCallGroupRow(trx: Store, frame: CallGroupFrame, { choice, cells }: ImportRow, freed?: FreedPins): Promise<WrittenRow> {
  const { viewer, propertyId, isTold, now } = frame
  const found = await findNamed(trx, viewer, cells)
  const group = found && { ...found, directory_pin: freed?.get(found.id) ?? found.directory_pin }
  if (group && choice === 'skip') return wroteNothing('skipped', group)
  if (group && group.property_id !== propertyId) throw new Refusal(409, 'TAKEN', `${group.property_name} has a call group of this name.`, { field: 'Name', reason: rowReason('nameTakenAt', { place: group.property_name }) })
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
  if (isEnd && !isTold) throw new Refusal(409, endsHere.code, endsHere.message, { reason: endsHere.reason })
  return {
    outcome: group ? 'changed' : 'created', name, ...(isEnd ? endsHere : noRefusal), recordId: id, changes: changesOf(was, is),
    before, versionBefore: group?.version ?? null, versionAfter: version,
  }
}

async function findNamed(trx: Store, { accountId }: Viewer, { Name }: ImportCells): Promise<CallGroupRow | null> {
  if (!Name) throw invalid('Name', 'The row has no name.', rowReason('noName', {}))
  const holder = await callGroupNameHolder(trx, { accountId }, Name)
  return holder && findCallGroup(trx, accountId, holder.id)
}

/** A call group's plan as `saveCallPlan` would write it again. */
function inputOf({ name, directory_pin, quiet_hours }: CallGroupRow, { FirstCalled, SecondCalled, Numbers }: CallGroupAnswer): CallPlanInput {
  return {
    columns: { name, directory_pin, quiet_hours },
    tiers: [FirstCalled, SecondCalled],
    numbers: Numbers.map(({ Phone, Label, UserID }) => ({ phone: Phone, label: Label, user_id: UserID })),
  }
}

/** What a row changes, as it is shown. */
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
