import type { UserFilter } from '@portal/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import { hashCode } from '../accessCodes/codeVault.ts'
import type { Store } from '../store/openStore.ts'
import { pageByGroup } from './pageByGroup.ts'
import { searchMatch, searchWords } from './searchText.ts'
import { hasStatus, statusFrame } from './userStatus.ts'
import type { Viewer } from './viewer.ts'

/** The people a filter means, as conditions on `users`; built once and used for the count and for the page. */
export interface UserSet {
  accountId: number
  conditions: RawBuilder<boolean>[]
  /** The search alone; null where there is none. */
  match: string | null
  /** A search without a word finds nobody. */
  isEmpty: boolean
}

/** Everybody of the account whom the viewer may see, and whom the filter leaves. */
export async function userSet(store: Store, viewer: Viewer, filter: UserFilter, now: number): Promise<UserSet> {
  const { searchText = '', searchType = 'All' } = filter
  const conditions: RawBuilder<boolean>[] = []
  const hidden = await hiddenGroups(store, viewer)
  if (hidden.length > 0) {
    conditions.push(sql`(users.group_id is null or users.group_id not in (${sql.join(hidden)}) or users.id = ${viewer.user.id})`)
  }
  if (filter.propertyID !== undefined) conditions.push(sql`users.property_id = ${filter.propertyID}`)
  if (filter.userGroupID !== undefined) conditions.push(sql`users.group_id = ${filter.userGroupID}`)
  if (filter.userTypeID !== undefined) conditions.push(sql`users.user_type_id = ${filter.userTypeID}`)
  if (filter.isWebLoginEnabled !== undefined) conditions.push(sql`users.has_web_access = ${Number(filter.isWebLoginEnabled)}`)
  if (filter.hierarchyLevel !== undefined) {
    conditions.push(sql`users.group_id in (select id from user_groups where account_id = ${viewer.accountId} and hierarchy_level = ${filter.hierarchyLevel})`)
  }
  if (filter.status !== undefined) conditions.push(hasStatus(filter.status, await statusFrame(store, viewer.accountId, now)))

  const typed = searchText.trim()
  const { accountId } = viewer
  if (typed === '') return { accountId, conditions, match: null, isEmpty: false }
  if (searchType === 'Code') {
    const hash = await hashCode(store, 'keypad', typed)
    conditions.push(sql`users.id in (select user_id from access_codes where account_id = ${accountId} and code_hash = ${hash})`)
    return { accountId, conditions, match: null, isEmpty: false }
  }
  const words = searchWords(typed)
  if (words.length === 0) return { accountId, conditions, match: null, isEmpty: true }
  return { accountId, conditions, match: searchMatch(accountId, searchType, words), isEmpty: false }
}

/** How many; of a search alone the index knows it. */
export async function countUsers(store: Store, set: UserSet): Promise<number> {
  if (set.isEmpty) return 0
  const { conditions, match } = set
  const from = match === null ? sql`users indexed by users_by_filter` : sql`users`
  const query = match !== null && conditions.length === 0
    ? sql<{ total: number }>`select count(*) as total from people_search where people_search match ${match}`
    : sql<{ total: number }>`select count(*) as total from ${from} where ${whereOf(set)}`
  return (await query.execute(store)).rows[0]?.total ?? 0
}

const orders: Record<string, (direction: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  Name: (direction) => sql`users.sort_name ${direction}`,
  LastName: (direction) => sql`users.last_name collate nocase ${direction}`,
  Email: (direction) => sql`users.email ${direction}`,
  Unit: (direction) => sql`users.unit_sort ${direction}`,
  LastEntry: (direction) => sql`users.last_entry_at ${direction}`,
  ID: () => sql`true`,
}

/** Below it, finding the people and sorting them is quicker than walking along the sorted ones. */
const few = 2000

/** The ids of one page. `sort` is a column and a direction, such as 'Name ASC'; equal ones stand by id. `total` is the set's count. */
export async function pageOfUsers(store: Store, set: UserSet, total: number, sort: string, page: number, count: number): Promise<number[]> {
  if ((page - 1) * count >= total) return []
  const [column = 'Name', word] = sort.split(' ')
  const direction = word === 'DESC' ? sql`desc` : sql`asc`
  const order = orders[column]?.(direction)
  const offset = (page - 1) * count
  if (!order) {
    const by = column === 'Group' ? 'name' : 'hierarchy_level'
    return pageByGroup(store, set.accountId, whereOf(set), { by, isDown: word === 'DESC' }, { offset, count })
  }
  const isFew = total < few
  // A cross join keeps the order it is written in: the matches first, then their rows.
  const from = !isFew
    ? sql`users`
    : set.match === null
      ? sql`users indexed by users_by_filter`
      : sql`(select rowid as found from people_search where people_search match ${set.match}) cross join users on users.id = found`
  const query = sql<{ id: number }>`select users.id from ${from} where ${whereOf(isFew ? { ...set, match: null } : set)}
    order by ${order}, users.id ${direction} limit ${count} offset ${offset}`
  return (await query.execute(store)).rows.map(({ id }) => id)
}

/** Every id of the set: for an action on all of them. */
export async function idsOfUsers(store: Store, set: UserSet): Promise<number[]> {
  if (set.isEmpty) return []
  const query = sql<{ id: number }>`select users.id from users where ${whereOf(set)}`
  return (await query.execute(store)).rows.map(({ id }) => id)
}

function whereOf({ accountId, conditions, match }: UserSet): RawBuilder<boolean> {
  const found = match === null ? [] : [sql<boolean>`users.id in (select rowid from people_search where people_search match ${match})`]
  return sql.join<boolean>([sql`users.account_id = ${accountId}`, sql`users.removed_at is null`, ...found, ...conditions], sql` and `)
}

/** Groups above one's own, and others beside it. */
async function hiddenGroups(store: Store, viewer: Viewer): Promise<number[]> {
  if (viewer.level === null) return []
  const rows = await store
    .selectFrom('user_groups')
    .select('id')
    .where('account_id', '=', viewer.accountId)
    .where('hierarchy_level', '<=', viewer.level)
    .where('id', '!=', viewer.groupId ?? 0)
    .execute()
  return rows.map(({ id }) => id)
}
