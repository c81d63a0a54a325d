import { limits, readPhoneNumber } from '@portal/domain'
import type { CallGroupMembersTable, CallGroupNumbersTable } from '../store/callSchema.ts'
import type { Store } from '../store/openStore.ts'

/** A user's memberships in call groups, as steps and as phone numbers. */
export interface CallPlaces {
  members: CallGroupMembersTable[]
  numbers: CallGroupNumbersTable[]
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
export async function addNumber(trx: Store, groupId: number, number: Pick<CallGroupNumbersTable, 'user_id' | 'phone' | 'label'>): Promise<void> {
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
    const inTier = trx.selectFrom('call_group_members').select('id').where('call_group_id', '=', member.call_group_id).where('tier', '=', member.tier)
    if ((await isThere(trx, member.call_group_id)) && (await inTier.execute()).length < limits.watchman.peopleAtOnce) {
      await trx.insertInto('call_group_members').values(member).execute()
    }
  }
  for (const number of numbers) {
    const inGroup = trx.selectFrom('call_group_numbers').select('id').where('call_group_id', '=', number.call_group_id)
    if ((await isThere(trx, number.call_group_id)) && (await inGroup.execute()).length < limits.calls.numbers) {
      await trx.insertInto('call_group_numbers').values(number).execute()
    }
  }
  await renewPlan(trx, [...members, ...numbers].map(({ call_group_id: id }) => id))
}

async function isThere(store: Store, groupId: number): Promise<boolean> {
  return (await store.selectFrom('call_groups').select('id').where('id', '=', groupId).executeTakeFirst()) !== undefined
}
