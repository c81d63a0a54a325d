import { checkCallGroupName, limits, managesCallGroup, mayDo, UserType } from '@portal/domain'
import { rightsHolder } from '../people/rightsHolder.ts'
import { callGroupNameHolder } from '../people/taken.ts'
import type { Viewer } from '../people/viewer.ts'
import { invalid, notFound, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { joinCallGroup } from './callGroupMembers.ts'
import { filled } from '../words/sentence.ts'

export type CallGroupRow = Awaited<ReturnType<typeof findCallGroup>>

/** The call groups of an account, in the order of its properties and of their stations' directories. */
export function callGroupsOf(store: Store, accountId: number) {
  return store
    .selectFrom('call_groups')
    .innerJoin('properties', 'properties.id', 'call_groups.property_id')
    .selectAll('call_groups')
    .select(['properties.name as property_name', 'properties.time_zone', 'properties.account_id'])
    .where('properties.account_id', '=', accountId)
    .orderBy('call_groups.property_id')
    .orderBy('call_groups.position')
    .orderBy('call_groups.id')
}

/** Finds a call group; 404 for a call group of another account. */
export async function findCallGroup(store: Store, accountId: number, id: number, field = 'callgroupId') {
  const row = await callGroupsOf(store, accountId).where('call_groups.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('call group', field)
  return row
}

/** Whether the viewer manages all call groups of the account, or only their own. */
export function managesAll({ user }: Viewer): boolean {
  return mayDo(rightsHolder(user), 'callGroups.edit')
}

/** Finds a call group that the viewer manages: any group of the account for administrators, otherwise the viewer's own. 404 for any other. */
export async function findManagedCallGroup(store: Store, viewer: Viewer, id: number): Promise<CallGroupRow> {
  if (!managesAll(viewer) && viewer.user.call_group_id !== id) throw notFound('call group', 'callgroupId')
  return findCallGroup(store, viewer.accountId, id)
}

/** The number of users and phone numbers of a call group. */
export async function callGroupSize(store: Store, id: number, exceptUser = 0): Promise<number> {
  const own = await store.selectFrom('users').select('id').where('call_group_id', '=', id).where('removed_at', 'is', null).execute()
  const members = await store.selectFrom('call_group_members').select('user_id as id').where('call_group_id', '=', id).execute()
  const numbers = await store.selectFrom('call_group_numbers').select('user_id as id').where('call_group_id', '=', id).execute()
  const users = new Set([...own, ...members, ...numbers].flatMap(({ id: user }) => user ?? []))
  users.delete(exceptUser)
  return users.size + numbers.filter(({ id: user }) => user === null).length
}

/** Checks the name of a call group: 5 to 15 characters, unique in the account (specification §5). */
export async function readCallGroupName(trx: Store, scope: { accountId: number; exceptId?: number }, text: string, field: string): Promise<string> {
  const name = text.trim()
  const { minLength, maxLength } = limits.callGroupName
  if (checkCallGroupName(name).length > 0) throw invalid(field, filled('A call group name has {least} to {most} characters.', { least: minLength, most: maxLength }))
  if (await callGroupNameHolder(trx, scope, name)) throw taken(field, 'Another call group has this name.')
  return name
}

/** Creates an empty call group at the end of the directory and returns its id. Inside a transaction. */
export async function makeCallGroup(trx: Store, accountId: number, group: { name: string; propertyId: number; isVideo: boolean }, field: string): Promise<number> {
  const name = await readCallGroupName(trx, { accountId }, group.name, field)
  // These are two queries, because each reads the end of an index; one query for both would read every row.
  const { last } = await trx.selectFrom('call_groups').select(({ fn }) => fn.max('id').as('last')).executeTakeFirstOrThrow()
  const { end } = await trx.selectFrom('call_groups').select(({ fn }) => fn.max('position').as('end')).executeTakeFirstOrThrow()
  const id = (last ?? 0) + 1
  await trx.insertInto('call_groups').values({ id, property_id: group.propertyId, name, is_video: Number(group.isVideo), position: (end ?? 0) + 1 }).execute()
  return id
}

type Chosen = Pick<CallGroupRow, 'id' | 'is_video'> | null

/** The call group that a request chose for a user. Refuses an unknown group (404), and a group that the user's type can't manage (400 `VALIDATION`). */
export async function readChosenGroup(trx: Store, accountId: number, typeId: number, groupId: number | null, field: string): Promise<Chosen> {
  const group = groupId === null ? null : await findCallGroup(trx, accountId, groupId, field)
  if (group && managesCallGroup(typeId) && (group.is_video === 1) !== (typeId === UserType.CallGroupManager)) {
    throw invalid(field, group.is_video === 1 ? 'This user manages phone numbers. Choose a voice call group.' : 'This user manages apps. Choose a video call group.')
  }
  return group
}

/** The call groups that a manager of a video group and a manager of a voice group can have. */
export interface ManagedGroups {
  video: Chosen
  voice: Chosen
}

export async function readManagedGroups(trx: Store, accountId: number, { video, voice }: { video: number | undefined; voice: number | undefined }): Promise<ManagedGroups> {
  return {
    video: await readChosenGroup(trx, accountId, UserType.CallGroupManager, video ?? null, 'VideoCallgroupId'),
    voice: await readChosenGroup(trx, accountId, UserType.VoiceGroupUser, voice ?? null, 'VoiceCallgroupId'),
  }
}

/** Whether a user can't sign in because their only page is a call group's and they have no call group (specification §4, landing rule 5). */
export function lacksCallGroup({ user_type_id: type, call_group_id: group }: Pick<UsersTable, 'user_type_id' | 'call_group_id'>): boolean {
  return managesCallGroup(type) && group === null
}

/** Adds a manager to the plan of their group; the plan decides which other members are called. Inside a transaction. */
export async function ringManager(trx: Store, group: Chosen, user: { id: number; name: string; phone: string; user_type_id: number }): Promise<void> {
  if (group && managesCallGroup(user.user_type_id)) await joinCallGroup(trx, group, user)
}
