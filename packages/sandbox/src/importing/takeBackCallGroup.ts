import { rowReason } from '@portal/domain'
import { findCallGroup } from '../calls/callGroups.ts'
import { removeCallGroup } from '../calls/removeCallGroup.ts'
import { requireCallable, type CallPlanInput } from '../calls/readCallPlan.ts'
import { saveCallPlan } from '../calls/saveCallPlan.ts'
import { callGroupNameHolder, directoryPinHolder } from '../people/taken.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { FoundRow, ImportContext } from './ImportedKind.ts'

/** Deletes the call group that a row made, or gives back what it changed of one. Refusals: 404, 409 `TAKEN`. */
export async function takeBackCallGroup(trx: Store, { viewer, now }: ImportContext, row: FoundRow): Promise<number | null> {
  const { accountId } = viewer
  const group = await findCallGroup(trx, accountId, row.record_id ?? 0)
  if (row.before === null) {
    await removeCallGroup(trx, group.id, null, { at: now, by: viewer.user.name })
    return null
  }
  const before = JSON.parse(row.before) as CallPlanInput
  const { name, directory_pin: pin } = before.columns
  const holder = (await callGroupNameHolder(trx, { accountId, exceptId: group.id }, name)) ?? (await directoryPinHolder(trx, { accountId, exceptCallGroupId: group.id }, pin))
  if (holder) throw new Refusal(409, 'TAKEN', `${holder.name} has the earlier name or PIN now.`, { reason: rowReason('earlierTakenBy', { name: holder.name }) })
  const people = [...before.tiers.flat(), ...before.numbers.flatMap(({ user_id: id }) => id ?? [])]
  await requireCallable(trx, viewer, group, people, 'FirstCalled')
  const version = group.version + 1
  await saveCallPlan(trx, group.id, before, { version, updated_by: viewer.user.name })
  return version
}
