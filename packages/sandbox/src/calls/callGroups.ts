import { checkCallGroupName, isStation, limits, managesCallGroup, mayDo, readPhoneNumber, UserType, type WeekWindow } from '@portal/domain'
import { type endpoints, type ResponseOf, toWindowRecords } from '@portal/api-client/contract'
import { callGroupNameHolder } from '../people/taken.ts'
import { reachOf, rightsHolder, type Viewer } from '../people/viewer.ts'
import { invalid, notFound, taken } from '../Refusal.ts'
import { countOf, nextId } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { filled } from '../words/sentence.ts'
import { callGroupsOfAccount } from '../store/ofAccount.ts'
import { toIso } from '../time/toIso.ts'

export type CallGroupRow = Awaited<ReturnType<typeof findCallGroup>>

/** The call groups of an account, in the order of its properties and of their stations' directories. */
export function callGroupsOf(store: Store, accountId: number) {
  return callGroupsOfAccount(store, accountId)
    .selectAll('call_groups')
    .select(['properties.name as property_name', 'properties.time_zone', 'properties.account_id'])
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

/** The members and numbers of a call group's plan, in order. */
export async function readPlan(store: Store, groupId: number) {
  return {
    members: await store.selectFrom('call_group_members').selectAll().where('call_group_id', '=', groupId).orderBy('tier').orderBy('position').orderBy('id').execute(),
    numbers: await store.selectFrom('call_group_numbers').selectAll().where('call_group_id', '=', groupId).orderBy('position').orderBy('id').execute(),
  }
}

/** The number of users and phone numbers of a call group. */
export async function callGroupSize(store: Store, id: number, exceptUser = 0): Promise<number> {
  const own = await store.selectFrom('users').select('id').where('call_group_id', '=', id).where('removed_at', 'is', null).execute()
  const { members, numbers } = await readPlan(store, id)
  const users = new Set([...own.map((user) => user.id), ...[...members, ...numbers].flatMap(({ user_id: user }) => user ?? [])])
  users.delete(exceptUser)
  return users.size + numbers.filter(({ user_id: user }) => user === null).length
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
  // The id and the position are two queries, because each reads the end of an index; one query for both would read every row.
  const id = await nextId(trx, 'call_groups')
  const { end } = await trx.selectFrom('call_groups').select(({ fn }) => fn.max('position').as('end')).executeTakeFirstOrThrow()
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
export function lacksCallGroup({ user_type_id: type, call_group_id: group }: Pick<Row<'users'>, 'user_type_id' | 'call_group_id'>): boolean {
  return managesCallGroup(type) && group === null
}

/** Adds a manager to the plan of their group; the plan decides which other members are called. Inside a transaction. */
export async function ringManager(trx: Store, group: Chosen, user: { id: number; name: string; phone: string; user_type_id: number }): Promise<void> {
  if (group && managesCallGroup(user.user_type_id)) await joinCallGroup(trx, group, user)
}

/** A user's memberships in call groups, as steps and as phone numbers. */
export interface CallPlaces {
  members: Row<'call_group_members'>[]
  numbers: Row<'call_group_numbers'>[]
}

type Group = { id: number; is_video: number }
type Joining = { id: number; name: string; phone: string }

/**
 * Adds a user to the plan of their new group: to a video group's first step with room from `step` on, or to a voice group by phone. The
 * plan stays the same without room or phone. Inside a transaction.
 */
export async function joinCallGroup(trx: Store, group: Group, user: Joining, tier = 1): Promise<void> {
  if (group.is_video === 0) {
    if (user.phone !== '') await addNumber(trx, group.id, { user_id: user.id, phone: user.phone, label: user.name })
    return
  }
  const members = await trx.selectFrom('call_group_members').selectAll().where('call_group_id', '=', group.id).execute()
  if (members.some(({ user_id: id }) => id === user.id)) return
  const sizeOf = (one: number) => members.filter((member) => member.tier === one).length
  const free = [tier, 3 - tier].find((one) => sizeOf(one) < limits.watchman.peopleAtOnce)
  if (free === undefined) return
  await trx.insertInto('call_group_members').values({ call_group_id: group.id, user_id: user.id, tier: free, position: sizeOf(free) }).execute()
  await renewPlan(trx, [group.id])
}

/** Renews the plan's version, so that saving an older copy fails with 409 `CONFLICT`. */
async function renewPlan(trx: Store, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length > 0) await trx.updateTable('call_groups').set(({ eb }) => ({ version: eb('version', '+', 1) })).where('id', 'in', groupIds).execute()
}

/** Appends a phone number to a voice group, unless the group is full or already has the number. */
export async function addNumber(trx: Store, groupId: number, number: Pick<Row<'call_group_numbers'>, 'user_id' | 'phone' | 'label'>): Promise<void> {
  const present = await trx.selectFrom('call_group_numbers').selectAll().where('call_group_id', '=', groupId).execute()
  if (present.length >= limits.calls.numbers || present.some(({ phone }) => phone === number.phone)) return
  await trx.insertInto('call_group_numbers').values({ ...number, call_group_id: groupId, position: present.length }).execute()
  await renewPlan(trx, [groupId])
}

/** Replaces a user's phone number in all plans. Inside a transaction, before the number is saved. */
export async function movePhone(trx: Store, userId: number, phone: string): Promise<void> {
  const { numbers } = await callPlacesOf(trx, userId)
  if (numbers.length === 0) return
  const dialled = (text: string) => readPhoneNumber(text)?.e164 ?? text
  const { phone: present } = await trx.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirstOrThrow()
  const moved = present === phone ? [] : numbers.filter((number) => dialled(number.phone) === dialled(present))
  for (const { id } of moved) await trx.updateTable('call_group_numbers').set({ phone }).where('id', '=', id).execute()
  await renewPlan(trx, moved.map(({ call_group_id: id }) => id))
}

/** A user's memberships in all call groups. */
export async function callPlacesOf(store: Store, userId: number): Promise<CallPlaces> {
  return {
    members: await store.selectFrom('call_group_members').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
    numbers: await store.selectFrom('call_group_numbers').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
  }
}

/** Removes a user from the plans of all call groups. Inside a transaction. */
export async function leaveCallGroups(trx: Store, userId: number): Promise<void> {
  const { members, numbers } = await callPlacesOf(trx, userId)
  await trx.deleteFrom('call_group_members').where('user_id', '=', userId).execute()
  await trx.deleteFrom('call_group_numbers').where('user_id', '=', userId).execute()
  await renewPlan(trx, [...members, ...numbers].map(({ call_group_id: id }) => id))
}

/** Restores a user's memberships in call groups that still exist and have room. Inside a transaction. */
export async function returnToCallGroups(trx: Store, { members, numbers }: CallPlaces): Promise<void> {
  for (const member of members) {
    const plan = await readPlan(trx, member.call_group_id)
    const hasRoom = plan.members.filter(({ tier }) => tier === member.tier).length < limits.watchman.peopleAtOnce
    if (hasRoom && (await isThere(trx, member.call_group_id))) await trx.insertInto('call_group_members').values(member).execute()
  }
  for (const number of numbers) {
    const hasRoom = (await readPlan(trx, number.call_group_id)).numbers.length < limits.calls.numbers
    if (hasRoom && (await isThere(trx, number.call_group_id))) await trx.insertInto('call_group_numbers').values(number).execute()
  }
  await renewPlan(trx, [...members, ...numbers].map(({ call_group_id: id }) => id))
}

async function isThere(store: Store, groupId: number): Promise<boolean> {
  return (await store.selectFrom('call_groups').select('id').where('id', '=', groupId).executeTakeFirst()) !== undefined
}

export type CallGroupAnswer = ResponseOf<typeof endpoints.getCallGroup>['CallGroup']

type CallPersonAnswer = CallGroupAnswer['People'][number]

/** A call group as the viewer may read it. */
export async function callGroupAnswer(store: Store, viewer: Viewer, row: CallGroupRow, now: number): Promise<CallGroupAnswer> {
  const { members, numbers } = await readPlan(store, row.id)
  const own = await store.selectFrom('users').select('id').where('call_group_id', '=', row.id).where('removed_at', 'is', null).execute()
  const ports = await store.selectFrom('ports').selectAll().where('property_id', '=', row.property_id).orderBy('position').execute()
  const ofTier = (tier: number) => members.filter((member) => member.tier === tier).map(({ user_id: id }) => id)
  const named = [...members, ...numbers].flatMap(({ user_id: id }) => id ?? [])
  return {
    ID: row.id,
    IsVideo: row.is_video === 1,
    PropertyID: row.property_id,
    PropertyName: row.property_name,
    TimeZone: row.time_zone,
    Name: row.name,
    DirectoryPin: row.directory_pin,
    QuietHours: readQuietHours(row.quiet_hours),
    FirstCalled: ofTier(1),
    SecondCalled: ofTier(2),
    Numbers: numbers.map(({ phone, label, user_id: id }) => ({ Phone: phone, Label: label, UserID: id })),
    People: await callPeople(store, viewer, [...new Set(named)]),
    Stations: ports.filter(({ hardware_model: model }) => isStation(model)).map(({ id, name, station_number: phone }) => ({ PortID: id, Name: name, Phone: phone })),
    Users: own.length,
    OpenInvitations: await countOpenInvitations(store, row.id, now),
    Version: row.version,
    UpdatedBy: row.updated_by,
  }
}

/** The users with these ids as members of a call group, in order of the ids. */
export async function callPeople(store: Store, viewer: Viewer, ids: readonly number[]): Promise<CallPersonAnswer[]> {
  if (ids.length === 0) return []
  const rows = await store.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  const { maySee, mayName } = await reachOf(store, viewer, ids)
  const isAdministrator = managesAll(viewer)
  return ids.flatMap((id) => {
    const user = rows.find((row) => row.id === id)
    if (!user) return []
    const isNamed = !isAdministrator || mayName(id)
    return {
      UserID: id,
      Name: isNamed ? user.name : '',
      Unit: isNamed ? user.unit : '',
      Phone: isAdministrator && maySee(id) ? user.phone : '',
      RingsPhone: ringsPhone(user),
      HasApp: user.is_cellgate_app === 1,
      AllowsNotifications: user.allows_notifications === 1,
      QuietHours: readQuietHours(user.quiet_hours),
      GoneSince: toIso(goneSince(user)),
    }
  })
}

/** Whether a user has a dialable phone number for visitor calls. */
export function ringsPhone({ watchman_phone_number: phone }: Pick<Row<'users'>, 'watchman_phone_number'>): boolean {
  return readPhoneNumber(phone) !== null
}

/** The instant from which a user is no longer called; null while they are still called. */
export function goneSince({ removed_at: removed, valid_until_at: until }: Row<'users'>): number | null {
  return removed ?? until
}

function readQuietHours(stored: string) {
  return toWindowRecords(JSON.parse(stored) as WeekWindow[])
}

/** Invitations whose link was not used yet. An expired one waits to be sent again or revoked, and is not counted. */
export async function countOpenInvitations(store: Store, groupId: number, now: number): Promise<number> {
  return countOf(store.selectFrom('call_group_invitations').innerJoin('links', 'links.token_hash', 'call_group_invitations.token_hash')
    .where('call_group_invitations.call_group_id', '=', groupId).where('links.used_at', 'is', null).where('links.expires_at', '>', now))
}
