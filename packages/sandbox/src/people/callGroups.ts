import { checkCallGroupName, limits } from '@portal/domain'
import { invalid, notFound, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { callGroupNameHolder } from './taken.ts'

/** Finds a call group; 404 for a call group of another account. */
export async function findCallGroup(store: Store, accountId: number, id: number, field = 'callgroupId') {
  const row = await store
    .selectFrom('call_groups')
    .innerJoin('properties', 'properties.id', 'call_groups.property_id')
    .selectAll('call_groups')
    .select('properties.name as property_name')
    .where('properties.account_id', '=', accountId)
    .where('call_groups.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('call group', field)
  return row
}

/** The number of people and telephone numbers that calls to the group reach. */
export async function callGroupSize(store: Store, id: number, exceptUser = 0): Promise<number> {
  const users = store.selectFrom('users').where('call_group_id', '=', id).where('removed_at', 'is', null).where('id', '!=', exceptUser)
  const numbers = store.selectFrom('call_group_numbers').where('call_group_id', '=', id).where('user_id', '!=', exceptUser)
  const people = await users.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const lines = await numbers.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return people.total + lines.total
}

/** Makes a call group whose name has 5 to 15 characters and is unique in the account (specification §5). Answers the id. Inside a transaction. */
export async function makeCallGroup(trx: Store, accountId: number, group: { name: string; propertyId: number; isVideo: boolean }, field: string): Promise<number> {
  const name = group.name.trim()
  const { minLength, maxLength } = limits.callGroupName
  if (checkCallGroupName(name) !== null) throw invalid(field, `A call group name has ${minLength} to ${maxLength} characters.`)
  if (await callGroupNameHolder(trx, { accountId }, name)) throw taken(field, 'Another call group has this name.')
  const { last } = await trx.selectFrom('call_groups').select(({ fn }) => fn.max('id').as('last')).executeTakeFirstOrThrow()
  const id = (last ?? 0) + 1
  await trx.insertInto('call_groups').values({ id, property_id: group.propertyId, name, is_video: Number(group.isVideo) }).execute()
  return id
}
