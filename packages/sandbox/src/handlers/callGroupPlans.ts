import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { managesCallGroup, UserType } from '@portal/domain'
import { sql } from 'kysely'
import { requireProperty } from '../access/places.ts'
import type { SignedInCall } from '../Call.ts'
import { callGroupAnswer, type CallGroupRow, callGroupsOf, callPeople, countOpenInvitations, findCallGroup, findManagedCallGroup, lacksCallGroup, makeCallGroup, managesAll } from '../calls/callGroups.ts'
import { readCallPlan, removeCallGroup, requireReachable, rungBy, saveCallPlan } from '../calls/callPlan.ts'
import { countUsers, pageOfUsers, userSet } from '../people/findUsers.ts'
import { reachOf, requireRight, type Viewer } from '../people/viewer.ts'
import { conflict, invalid, notFound, Refusal } from '../Refusal.ts'
import { contains } from '../store/byEngine.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { type SelectedUser, selectedUsers } from '../userActions/bulkActions.ts'
import type { Handler } from './Handler.ts'
import { filled } from '../words/sentence.ts'

export const getCallGroups: Handler<'getCallGroups'> = async (_request, { viewer, store, now }) => {
  const rows = await callGroupsOf(store, viewer.accountId).execute()
  return { CallGroups: await Promise.all(rows.map((row) => callGroupAnswer(store, viewer, row, now))) }
}

export const getCallGroup: Handler<'getCallGroup'> = async ({ callgroupId }, { viewer, store, now }) => {
  const row = await findManagedCallGroup(store, viewer, callgroupId)
  return { CallGroup: await callGroupAnswer(store, viewer, row, now) }
}

export const saveCallGroup: Handler<'saveCallGroup'> = async (request, { viewer, now, user, store }) => {
  const { callgroupId, Version, AcknowledgesEnd, PropertyID: propertyId = viewer.user.property_id } = request
  if (callgroupId === null) requireRight(user, 'callGroups.edit')
  const before = callgroupId === null ? null : await findManagedCallGroup(store, viewer, callgroupId)
  await requireVersion(store, viewer, before, Version, now)
  const input = await readCallPlan(store, viewer, before, request)
  if (!before) await requireProperty(store, viewer.accountId, propertyId)
  const id = before?.id ?? (await makeCallGroup(store, viewer.accountId, { name: request.Name, propertyId, isVideo: request.IsVideo }, 'Name'))
  await saveCallPlan(store, id, input, { version: (before?.version ?? 0) + 1, updated_by: viewer.user.name })
  const answer = await callGroupAnswer(store, viewer, await findCallGroup(store, viewer.accountId, id), now)
  requireReachable(answer, AcknowledgesEnd, now)
  return { message: 'Saved.', CallGroup: answer }
}

/** Refuses a change if the group has changed since the version that was read: 409 `CONFLICT`; a null version overwrites. */
async function requireVersion(store: Store, viewer: Viewer, before: CallGroupRow | null, version: number | null, now: number): Promise<void> {
  if (before && version !== null && before.version !== version) throw conflict(await callGroupAnswer(store, viewer, before, now))
}

export const getCallGroupDeletePlan: Handler<'getCallGroupDeletePlan'> = async ({ callgroupId }, { store, now, viewer }) => {
  const row = await findCallGroup(store, viewer.accountId, callgroupId)
  const group = await callGroupAnswer(store, viewer, row, now)
  const users = await usersOf(store, row.id)
  const stranded = users.filter(({ user_type_id: type }) => managesCallGroup(type))
  return {
    Stations: group.Stations.length,
    Rung: new Set([...group.FirstCalled, ...group.SecondCalled]).size + group.Numbers.length,
    AnsweredFor: users.length - stranded.length,
    Stranded: (await callPeople(store, viewer, stranded.map(({ id }) => id))).map(({ UserID, Name }) => ({ UserID, Name })),
    OpenInvitations: await countOpenInvitations(store, row.id, now),
    Version: row.version,
  }
}

export const previewCallGroupChange: Handler<'previewCallGroupChange'> = async ({ Selection, Action }, { store, vault, now, viewer }) => {
  const { users, missing } = await selectedUsers({ store, vault }, viewer, Selection, now)
  if (missing.length > 0) throw notFound('user', 'Selection')
  return Action === 'webOn' ? previewWebOn(users, now) : previewLeaving(store, viewer, users, now)
}

export const deleteCallGroup: Handler<'deleteCallGroup'> = async ({ callgroupId, Version, MoveTo }, { viewer, now, store }) => {
  const group = await findCallGroup(store, viewer.accountId, callgroupId)
  await requireVersion(store, viewer, group, Version, now)
  const target = MoveTo === null ? null : await findCallGroup(store, viewer.accountId, MoveTo, 'MoveTo')
  if (target && (target.id === group.id || target.is_video !== group.is_video)) throw invalid('MoveTo', 'Choose another call group of this kind.')
  const users = await usersOf(store, group.id)
  const managers = users.filter(({ user_type_id: type }) => managesCallGroup(type))
  if (managers.length > 0 && !target) {
    const message = managers.length === 1 ? '1 user manages only this call group. Choose their new call group.'
      : filled('{count} users manage only this call group. Choose their new call group.', { count: managers.length })
    throw new Refusal(409, 'GROUP_HAS_MANAGERS', message, { field: 'MoveTo', body: { count: managers.length } })
  }
  await removeCallGroup(store, group.id, target?.id ?? null, { at: now, by: viewer.user.name })
  return { message: 'The call group was deleted.', Moved: target ? users.length : 0 }
}

function usersOf(store: Store, groupId: number) {
  return store.selectFrom('users').select(['id', 'user_type_id']).where('call_group_id', '=', groupId).where('removed_at', 'is', null).orderBy('id').execute()
}

export const saveCallGroupOrder: Handler<'saveCallGroupOrder'> = async ({ CallGroups }, call) => {
  const [first = 0] = CallGroups
  const { property_id: propertyId } = await findCallGroup(call.store, call.viewer.accountId, first, 'CallGroups')
  const present = (await callGroupsOf(call.store, call.viewer.accountId).execute()).filter((row) => row.property_id === propertyId)
  const isComplete = CallGroups.length === present.length && present.every(({ id }) => CallGroups.includes(id))
  if (!isComplete) throw invalid('CallGroups', 'The directory changed in the meantime. List each of its groups once.')
  for (const [position, id] of CallGroups.entries()) await call.store.updateTable('call_groups').set({ position }).where('id', '=', id).execute()
  return { message: 'The order is saved.' }
}

export const getCallGroupPeople: Handler<'getCallGroupPeople'> = async ({ callgroupId, searchText, count, UserIDs }, call) => {
  const { viewer } = call
  if (callgroupId === null) requireRight(call.user, 'callGroups.edit')
  else await findManagedCallGroup(call.store, viewer, callgroupId)
  if (UserIDs) return { People: await callPeople(call.store, viewer, await callable(call.store, viewer, callgroupId, UserIDs)) }
  const ids = managesAll(viewer) ? await everyone(call, viewer, searchText, count) : await ownMembers(call.store, callgroupId, searchText, count)
  return { People: await callPeople(call.store, viewer, ids) }
}

async function everyone(call: SignedInCall, viewer: Viewer, searchText: string, count: number): Promise<number[]> {
  const set = await userSet(call, viewer, { searchText, searchType: 'All' }, call.now)
  return pageOfUsers(call.store, set, await countUsers(call.store, set), 'Name', { page: 1, count })
}

/** The users that the viewer may add to a group's plan. */
async function callable(store: Store, viewer: Viewer, groupId: number | null, ids: readonly number[]): Promise<number[]> {
  const users = await store.selectFrom('users').select(['id', 'call_group_id']).where('id', 'in', ids).where('account_id', '=', viewer.accountId).execute()
  const present = groupId === null ? [] : await rungBy(store, groupId)
  const { maySee } = await reachOf(store, viewer, ids)
  const may = managesAll(viewer) ? ({ id }: { id: number }) => maySee(id) : ({ call_group_id: own }: { call_group_id: number | null }) => own === groupId
  return users.filter((user) => present.includes(user.id) || may(user)).map(({ id }) => id)
}

/** The members of a call group. */
async function ownMembers(store: Store, groupId: number | null, searchText: string, count: number): Promise<number[]> {
  let query = store.selectFrom('users').select('id').where('call_group_id', '=', groupId).where('removed_at', 'is', null)
  if (searchText !== '') query = query.where(contains(sql`name`, searchText))
  return (await query.orderBy('sort_name').orderBy('id').limit(count).execute()).map(({ id }) => id)
}

type Preview = ResponseOf<typeof endpoints.previewCallGroupChange>

const listedAtMost = 20

/** The call groups that call one of these users, before and after the users' removal. */
async function previewLeaving(store: Store, viewer: Viewer, users: readonly SelectedUser[], now: number): Promise<Preview> {
  const leaving = new Set(users.filter(({ isAllowed, id }) => isAllowed && id !== viewer.user.id).map(({ id }) => id))
  const rung = inIds('user_id', [...leaving])
  const members = await store.selectFrom('call_group_members').select('call_group_id').where(rung).distinct().execute()
  const numbers = await store.selectFrom('call_group_numbers').select('call_group_id').where(rung).distinct().execute()
  const touched = new Set([...members, ...numbers].map(({ call_group_id: id }) => id))
  const groups = (await callGroupsOf(store, viewer.accountId).execute()).filter(({ id }) => touched.has(id))
  const Changes: Preview['Changes'] = []
  for (const group of groups.slice(0, listedAtMost)) {
    const CallGroup = await callGroupAnswer(store, viewer, group, now)
    const staying = (ids: readonly number[]) => ids.filter((id) => !leaving.has(id))
    Changes.push({
      CallGroup, FirstCalled: staying(CallGroup.FirstCalled), SecondCalled: staying(CallGroup.SecondCalled),
      Numbers: CallGroup.Numbers.filter(({ UserID }) => UserID === null || !leaving.has(UserID)),
    })
  }
  return { Changes, Total: groups.length, Now: toIso(now), NeedVideoGroup: 0, NeedVoiceGroup: 0 }
}

/** The number of these users who couldn't sign in without a call group once they have web access. */
function previewWebOn(users: readonly SelectedUser[], now: number): Preview {
  const need = users.filter((user) => user.isAllowed && user.has_web_access === 0 && lacksCallGroup(user))
  const video = need.filter(({ user_type_id: type }) => type === UserType.CallGroupManager).length
  return { Changes: [], Total: 0, Now: toIso(now), NeedVideoGroup: video, NeedVoiceGroup: need.length - video }
}
