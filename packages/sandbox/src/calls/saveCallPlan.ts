import { toCallPlan, toCallWorld } from '@portal/api-client/contract'
import { type CallWarning, lintCallPlan } from '@portal/domain'
import { sql } from 'kysely'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { CallGroupAnswer } from './callGroupAnswer.ts'
import { invitationsOf, withdrawInvitation } from './invitations.ts'
import type { CallPlanInput } from './readCallPlan.ts'

/** Replaces a group's plan. Inside a transaction. */
export async function saveCallPlan(trx: Store, groupId: number, { columns, tiers, numbers }: CallPlanInput, saved: { version: number; updated_by: string }): Promise<void> {
  await trx.updateTable('call_groups').set({ ...columns, ...saved }).where('id', '=', groupId).execute()
  await trx.deleteFrom('call_group_members').where('call_group_id', '=', groupId).execute()
  await trx.deleteFrom('call_group_numbers').where('call_group_id', '=', groupId).execute()
  const members = tiers.flatMap((ids, index) => ids.map((user_id, position) => ({ call_group_id: groupId, user_id, tier: index + 1, position })))
  if (members.length > 0) await trx.insertInto('call_group_members').values(members).execute()
  const rows = numbers.map((number, position) => ({ ...number, call_group_id: groupId, position }))
  if (rows.length > 0) await trx.insertInto('call_group_numbers').values(rows).execute()
}

/** Refuses a plan that reaches no one, unless the user confirmed the warning: 409 `CALL_ENDS_HERE`. */
export function requireReachable(group: CallGroupAnswer, isAcknowledged: boolean, now: number): void {
  if (!isAcknowledged && dropsOf(group, now).length > 0) throw new Refusal(409, 'CALL_ENDS_HERE', 'With this plan a visitor would reach no one. Confirm that you know.', { field: 'AcknowledgesEnd' })
}

/** The warnings that a group's plan reaches no one, at any of its stations. */
export function dropsOf(group: CallGroupAnswer, now: number): CallWarning[] {
  const stations = group.Stations.length === 0 ? [undefined] : group.Stations
  return stations.flatMap((station) => lintCallPlan(toCallPlan(group), toCallWorld(group, now, station)).filter(({ severity }) => severity === 'drop'))
}

/** Deletes a call group, moves its users to another group (null: to none), and revokes its invitations. Inside a transaction. */
export async function removeCallGroup(trx: Store, id: number, target: number | null, { at, by }: { at: number; by: string }): Promise<void> {
  const change = { call_group_id: target, version: sql<number>`version + 1`, updated_at: at, updated_by: by }
  await trx.updateTable('users').set(change).where('call_group_id', '=', id).execute()
  for (const invitation of await invitationsOf(trx, id)) await withdrawInvitation(trx, invitation)
  for (const table of ['call_group_members', 'call_group_numbers', 'links'] as const) await trx.deleteFrom(table).where('call_group_id', '=', id).execute()
  await trx.deleteFrom('call_groups').where('id', '=', id).execute()
}
