import { type endpoints, type RequestOf, toWeekWindows } from '@portal/api-client/contract'
import { readDirectoryPin, readPhone } from '../people/userValues.ts'
import { directoryPinHolder } from '../people/taken.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import { invalid, notFound, Refusal, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { type CallGroupRow, managesAll, readCallGroupName } from './callGroups.ts'

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
  const members = await store.selectFrom('call_group_members').select('user_id').where('call_group_id', '=', groupId).execute()
  const numbers = await store.selectFrom('call_group_numbers').select('user_id').where('call_group_id', '=', groupId).execute()
  return [...members, ...numbers].flatMap(({ user_id: id }) => id ?? [])
}
