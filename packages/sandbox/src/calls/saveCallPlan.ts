import { toCallPlan, toCallWorld } from '@portal/api-client/contract'
import { type CallWarning, lintCallPlan } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { CallGroupAnswer } from './callGroupAnswer.ts'
import type { CallPlanInput } from './readCallPlan.ts'

/** Writes a plan over the one that the group has. Inside a transaction. */
export async function saveCallPlan(trx: Store, groupId: number, { columns, tiers, numbers }: CallPlanInput, saved: { version: number; updated_by: string }): Promise<void> {
  await trx.updateTable('call_groups').set({ ...columns, ...saved }).where('id', '=', groupId).execute()
  await trx.deleteFrom('call_group_members').where('call_group_id', '=', groupId).execute()
  await trx.deleteFrom('call_group_numbers').where('call_group_id', '=', groupId).execute()
  const members = tiers.flatMap((ids, index) => ids.map((user_id, position) => ({ call_group_id: groupId, user_id, tier: index + 1, position })))
  if (members.length > 0) await trx.insertInto('call_group_members').values(members).execute()
  const rows = numbers.map((number, position) => ({ ...number, call_group_id: groupId, position }))
  if (rows.length > 0) await trx.insertInto('call_group_numbers').values(rows).execute()
}

/** Refuses a plan by which a visitor can reach nobody, unless the person who saves it has been told: 409 `CALL_ENDS_HERE`. */
export function requireReachable(group: CallGroupAnswer, isAcknowledged: boolean, now: number): void {
  if (!isAcknowledged && dropsOf(group, now).length > 0) throw new Refusal(409, 'CALL_ENDS_HERE', 'By this plan a visitor can reach nobody. Confirm that you know.', { field: 'AcknowledgesEnd' })
}

/** The warnings that a visitor is dropped by the plan of a group, at any of its stations. */
export function dropsOf(group: CallGroupAnswer, now: number): CallWarning[] {
  const stations = group.Stations.length === 0 ? [undefined] : group.Stations
  return stations.flatMap((station) => lintCallPlan(toCallPlan(group), toCallWorld(group, now, station)).filter(({ severity }) => severity === 'drop'))
}
