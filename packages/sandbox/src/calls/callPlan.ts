import { type endpoints, type RequestOf, toCallPlan, toCallWorld, toWeekWindows } from '@portal/api-client/contract'
import { type CallWarning, lintCallPlan } from '@portal/domain'
import { sql } from 'kysely'
import { invalid, notFound, Refusal, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { type CallGroupAnswer, type CallGroupRow, managesAll, readCallGroupName, readPlan } from './callGroups.ts'
import { invitationsOf, withdrawInvitation } from './invitations.ts'
import { readDirectoryPin, readPhone } from '../people/userValues.ts'
import { directoryPinHolder } from '../people/taken.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'

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

type Request = RequestOf<typeof endpoints.saveCallGroup>

/** The checked values of a call group from a request. */
export interface CallPlanInput {
  columns: { name: string; directory_pin: string; quiet_hours: string }
  tiers: readonly [first: readonly number[], second: readonly number[]]
  numbers: { phone: string; label: string; user_id: number | null }[]
}

/** Reads the plan of `group` from a request; null stands for a new group. Inside the transaction that writes the plan. */
export async function readCallPlan(trx: Store, viewer: Viewer, group: CallGroupRow | null, request: Request): Promise<CallPlanInput> {
  const { accountId } = viewer
  const scope = group ? { accountId, exceptId: group.id } : { accountId }
  const columns = {
    name: await readCallGroupName(trx, scope, request.Name, 'Name'),
    directory_pin: readDirectoryPin('DirectoryPin', request.DirectoryPin),
    quiet_hours: JSON.stringify(toWeekWindows(request.QuietHours)),
  }
  if (await directoryPinHolder(trx, { accountId, exceptCallGroupId: group?.id }, columns.directory_pin)) {
    throw taken('DirectoryPin', 'This directory PIN is taken.')
  }
  if (request.QuietHours.some(({ Days }) => Days.length === 0)) throw invalid('QuietHours', 'The hours have no weekday.')
  if (group && !managesAll(viewer)) requireOnlyPlan(group, columns)
  const isVideo = group ? group.is_video === 1 : request.IsVideo
  const tiers = [request.FirstCalled, request.SecondCalled] as const
  if (!isVideo && tiers.some(({ length }) => length > 0)) throw invalid('FirstCalled', 'This call group calls phone numbers.')
  if (isVideo && request.Numbers.length > 1) throw invalid('Numbers', 'A video call group calls one phone number, last.')
  for (const [index, field] of (['FirstCalled', 'SecondCalled'] as const).entries()) {
    const ids = tiers[index] ?? []
    if (new Set(ids).size < ids.length) throw invalid(field, 'A user is listed twice in this step.')
    await requireCallable(trx, viewer, group, ids, field)
  }
  await requireCallable(trx, viewer, group, request.Numbers.flatMap(({ UserID }) => UserID ?? []), 'Numbers')
  const numbers = request.Numbers.map(({ Phone, Label, UserID }, index) => {
    const phone = readPhone(`Numbers.${index}.Phone`, Phone)
    if (phone === '') throw invalid(`Numbers.${index}.Phone`, 'Enter a phone number.')
    return { phone, label: Label, user_id: UserID }
  })
  return { columns, tiers, numbers }
}

/** Refuses changes to name, PIN and hours by a group's manager, who may only edit the plan. */
function requireOnlyPlan(group: CallGroupRow, columns: CallPlanInput['columns']): void {
  const fields = { name: 'Name', directory_pin: 'DirectoryPin', quiet_hours: 'QuietHours' } as const
  for (const column of Object.keys(fields) as (keyof typeof fields)[]) {
    if (columns[column] !== group[column]) throw new Refusal(403, 'FORBIDDEN', 'Your property sets this.', { field: fields[column] })
  }
}

/**
 * Refuses users that a viewer may not put into a plan: 404. Existing members are allowed, for an administrator all visible users, and for a
 * group's manager the group's users.
 */
export async function requireCallable(trx: Store, viewer: Viewer, group: CallGroupRow | null, ids: readonly number[], field: string): Promise<void> {
  if (ids.length === 0) return
  const users = await trx.selectFrom('users').select(['id', 'call_group_id']).where('id', 'in', ids).where('account_id', '=', viewer.accountId).where('removed_at', 'is', null).execute()
  const present = new Set(group ? await rungBy(trx, group.id) : [])
  const { maySee } = await reachOf(trx, viewer, ids)
  const may = managesAll(viewer) ? maySee : (id: number) => users.some((user) => user.id === id && user.call_group_id === group?.id)
  if (ids.some((id) => !users.some((user) => user.id === id) || !(present.has(id) || may(id)))) throw notFound('user', field)
}

/** The ids of all users in a group's plan. */
export async function rungBy(store: Store, groupId: number): Promise<number[]> {
  const { members, numbers } = await readPlan(store, groupId)
  return [...members, ...numbers].flatMap(({ user_id: id }) => id ?? [])
}
