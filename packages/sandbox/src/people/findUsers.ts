import type { UserFilter } from '@portal/api-client/contract'
import { maySeeGroup, maySeePerson, rankOf } from '@portal/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../Services.ts'
import { among, contains, folded, matchesFirst, searchMatch, userFacets, usersByFilter, valuesOf } from '../store/byEngine.ts'
import type { AskedPage } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { residentIds } from './units.ts'
import { hasStatus, statusFrame } from './userStatus.ts'
import { standingColumns, standingOf, type Viewer } from './viewer.ts'

/** The users that a filter matches, as SQL conditions on `users`; built once, then used for the count and for the page. */
export interface UserSet {
  accountId: number
  conditions: readonly RawBuilder<boolean>[]
  /** The part of `conditions` that decides which users the viewer may see. */
  visible: readonly RawBuilder<boolean>[]
  /** The ids of the few users who are hidden because of their role or flags. */
  hidden: readonly number[]
  /** The search as a condition on the table `people_search`; null without a search. */
  match: RawBuilder<boolean> | null
  /** Whether the search has no word, so that it finds no one. */
  isEmpty: boolean
}

/** The users of the account that the viewer may see and the filter matches. */
export async function userSet({ store, vault }: Pick<Services, 'store' | 'vault'>, viewer: Viewer, filter: UserFilter, now: number): Promise<UserSet> {
  const { searchText = '', searchType = 'All' } = filter
  const { accountId } = viewer
  const { conditions: visible, hidden } = await hiddenFrom(store, viewer)
  const conditions = [...visible]
  if (filter.propertyID !== undefined) conditions.push(sql`users.property_id = ${filter.propertyID}`)
  if (filter.userGroupID !== undefined) conditions.push(sql`users.group_id = ${filter.userGroupID}`)
  if (filter.userTypeID !== undefined) conditions.push(sql`users.user_type_id = ${filter.userTypeID}`)
  if (filter.unitID !== undefined) conditions.push(among('users.id', residentIds([filter.unitID])))
  if (filter.isWebLoginEnabled !== undefined) conditions.push(sql`users.has_web_access = ${Number(filter.isWebLoginEnabled)}`)
  if (filter.accessCodeTypeID !== undefined) {
    conditions.push(sql`exists (select 1 from access_codes where access_codes.account_id = ${accountId}
      and access_codes.user_id = users.id and access_codes.type = ${filter.accessCodeTypeID} and access_codes.is_active = 1)`)
  }
  if (filter.hierarchyLevel !== undefined) {
    conditions.push(sql`users.group_id in (select id from user_groups where account_id = ${accountId} and hierarchy_level = ${filter.hierarchyLevel})`)
  }
  if (filter.status !== undefined) conditions.push(hasStatus(filter.status, await statusFrame(store, accountId, now)))

  const typed = searchText.trim()
  const set = { accountId, conditions, visible, hidden, match: null, isEmpty: false }
  if (typed === '') return set
  if (searchType === 'Code') {
    conditions.push(sql`users.id in (select user_id from access_codes where account_id = ${accountId} and code_hash = ${await vault.hash('keypad', typed)})`)
    return set
  }
  const words = searchWords(typed)
  if (words.length === 0) return { ...set, isEmpty: true }
  const match = searchMatch(accountId, searchType, words)
  const further = searchType === 'All' || searchType === 'Unit' ? await residentsByFurtherUnit(store, accountId, words) : []
  // A union, because PostgreSQL would read the words of all accounts for two conditions with “or”.
  return { ...set, match: further.length === 0 ? match : sql<boolean>`rowid in (select rowid from people_search where ${match} union ${valuesOf(sql.val(JSON.stringify(further)))})` }
}

/** The ids of users in whose second or later unit's name each word begins a word. The search index has only the first unit. */
async function residentsByFurtherUnit(store: Store, accountId: number, words: readonly string[]): Promise<number[]> {
  const rows = await store.selectFrom('units').innerJoin('further_units', 'further_units.unit_id', 'units.id').select(['user_id', 'units.name'])
    .where('units.account_id', '=', accountId).where(({ and }) => and(words.map((word) => contains('units.name', word)))).limit(few).execute()
  const begins = (name: string, word: string) => searchWords(name).some((part) => folded(part).startsWith(folded(word)))
  return [...new Set(rows.filter(({ name }) => words.every((word) => begins(name, word))).map(({ user_id: id }) => id))]
}

/** All users that the viewer may see: the set without the filter. */
export function everyoneOf(set: UserSet): UserSet {
  return { ...set, conditions: set.visible, match: null, isEmpty: false }
}

/** Whether a filter may exclude anyone. */
export function isNarrowed({ isEmpty, match, conditions, visible }: UserSet): boolean {
  return isEmpty || match !== null || conditions.length > visible.length
}

/** The number of users in a set. The search index counts a search without filters; otherwise one pass reads the matches, or the index of all filters. */
export async function countUsers(store: Store, set: UserSet): Promise<number> {
  if (set.isEmpty) return 0
  const from = set.match !== null && set.conditions.length === 0
    ? sql`people_search where ${sql.join([set.match, ...notOneOf(set.hidden, 'rowid')], sql` and `)}`
    : sql`${matchesOf(set, userFacets)} where ${whereOf(set)}`
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from}`.execute(store)
  return rows[0]?.total ?? 0
}

const sorted: Readonly<Record<string, RawBuilder<string | number | null>>> = {
  Name: sql`users.sort_name`,
  LastName: sql`users.last_name collate nocase`,
  Email: sql`users.email`,
  Unit: sql`users.unit_sort`,
  LastEntry: sql`users.last_entry_at`,
}

const groupColumns: Record<string, 'name' | 'hierarchy_level'> = { Group: 'name', HierarchyLevel: 'hierarchy_level' }

/**
 * A set of fewer users is read whole, instead of walking along an index until the page is full. So are the matches of a search, which are
 * found without reading other users.
 */
const few = 2000

/**
 * The ids of one page of users. `sort` is a column and a direction, such as 'Name ASC'; users with equal values are sorted by id. Users
 * without a group, or without an entry, come first, or last in descending order. `total` is the size of the whole set.
 */
export async function pageOfUsers(store: Store, set: UserSet, total: number, sort: string, { page, count }: AskedPage): Promise<number[]> {
  const offset = (page - 1) * count
  if (offset >= total) return []
  const [column = 'Name', word] = sort.split(' ')
  const direction = word === 'DESC' ? sql`desc` : sql`asc`
  const empty = word === 'DESC' ? sql`nulls last` : sql`nulls first`
  const isRead = total < few || set.match !== null
  const group = groupColumns[column]
  if (group !== undefined && !isRead) return groupAfterGroup(store, set, { group, isDown: word === 'DESC', direction }, { offset, count })
  const by = sorted[column]
  const order = group === undefined
    ? sql`${by ? sql`${by} ${direction} ${column === 'LastEntry' ? empty : sql``}, ` : sql``}users.id ${direction}`
    : sql`${sql.ref(`user_groups.${group}`)} ${direction} ${empty}, user_groups.id ${direction} ${empty}, users.sort_name ${direction}, users.id ${direction}`
  const from = isRead ? matchesOf(set, column === 'Name' || group !== undefined ? userFacets : undefined) : sql`users`
  const where = !isRead && offset > few && set.conditions.length > 0 ? whereAhead(set) : whereOf(set)
  const groups = group === undefined ? sql`` : sql`left join user_groups on user_groups.id = users.group_id`
  const { rows } = await sql<{ id: number }>`select users.id from ${from} ${groups} where ${where} order by ${order} limit ${count} offset ${offset}`.execute(store)
  return rows.map(({ id }) => id)
}

/** The ids of one page of many users, sorted by group and name. Only the sizes of earlier groups are read. */
async function groupAfterGroup(
  store: Store, set: UserSet, { group: by, isDown, direction }: { group: 'name' | 'hierarchy_level'; isDown: boolean; direction: RawBuilder<unknown> }, { offset, count }: { offset: number; count: number },
): Promise<number[]> {
  const found = await store.selectFrom('user_groups').select('id').where('account_id', '=', set.accountId).orderBy(by).orderBy('id').execute()
  const inOrder = [null, ...found.map(({ id }) => id)]
  const ids: number[] = []
  let skip = offset
  for (const group of isDown ? inOrder.toReversed() : inOrder) {
    if (ids.length === count) break
    const inGroup = { ...set, conditions: [...set.conditions, group === null ? sql<boolean>`users.group_id is null` : sql<boolean>`users.group_id = ${group}`] }
    const size = skip === 0 ? 0 : await countUsers(store, inGroup)
    if (skip === 0 || size > skip) {
      const { rows } = await sql<{ id: number }>`select users.id from users where ${whereOf(inGroup)}
        order by users.sort_name ${direction}, users.id ${direction} limit ${count - ids.length} offset ${skip}`.execute(store)
      ids.push(...rows.map(({ id }) => id))
    }
    skip = Math.max(0, skip - size)
  }
  return ids
}

/** The condition for the set, checked in the index of all filters, so that a far page reads no rows of the pages before. */
function whereAhead(set: UserSet): RawBuilder<boolean> {
  return sql`users.account_id = ${set.accountId} and users.removed_at is null and +users.id in (select users.id from ${usersByFilter} where ${whereOf(set)})`
}

/** The number of users that a search while typing sorts and counts. */
const looked = 1000

/**
 * The first users that a search while typing finds, by name. Of more than a thousand matches, such as for a common area code, only the
 * first thousand found are sorted, and the count is null.
 */
export async function firstUsers(store: Store, set: UserSet, count: number): Promise<{ total: number | null; ids: number[] }> {
  if (set.match === null) {
    const total = await countUsers(store, set)
    return { total, ids: await pageOfUsers(store, set, total, 'Name ASC', { page: 1, count }) }
  }
  const found = sql`select users.id, users.sort_name from ${matchesFirst(set.match, userFacets)} where ${whereOf(set)} limit ${sql.lit(looked + 1)}`
  const { rows } = await sql<{ id: number; total: number }>`select id, count(*) over () as total from (${found}) as found order by sort_name, id limit ${count}`.execute(store)
  const total = rows[0]?.total ?? 0
  return { total: total > looked ? null : total, ids: rows.map(({ id }) => id) }
}

function matchesOf({ match }: UserSet, table = sql`users`): RawBuilder<unknown> {
  return match === null ? usersByFilter : matchesFirst(match, table)
}

/** The ids of all users in the set, for an action on all of them. */
export async function idsOfUsers(store: Store, set: UserSet): Promise<number[]> {
  if (set.isEmpty) return []
  const query = sql<{ id: number }>`select users.id from ${matchesOf(set)} where ${whereOf(set)}`
  return (await query.execute(store)).rows.map(({ id }) => id)
}

/** The conditions of a set without its search. */
function whereOf({ accountId, conditions, hidden }: Pick<UserSet, 'accountId' | 'conditions' | 'hidden'>): RawBuilder<boolean> {
  return sql.join<boolean>([sql`users.account_id = ${accountId}`, sql`users.removed_at is null`, ...conditions, ...notOneOf(hidden)], sql` and `)
}

type PersonColumn = 'access_codes.user_id' | 'contacts.user_id'

/**
 * The condition that the viewer may see a user: `maySeePerson` within the viewer's account, and true for records without a user. `person`
 * is the column with the user's id, so that in other tables most viewers need no row of `users`.
 */
export async function notHidden(store: Store, viewer: Viewer, person?: PersonColumn): Promise<RawBuilder<boolean>> {
  return (await onlyVisible(store, viewer, person)) ?? sql`true`
}

/** Like `notHidden`; null if no user is hidden from the viewer. */
export async function onlyVisible(store: Store, viewer: Viewer, person?: PersonColumn): Promise<RawBuilder<boolean> | null> {
  return seenOnly(await hiddenFrom(store, viewer), person)
}

/** Like `onlyVisible`, for hidden users that are already read. */
export function seenOnly({ conditions, hidden }: Hidden, person?: PersonColumn): RawBuilder<boolean> | null {
  const column = conditions.length === 0 && person !== undefined ? person : 'users.id'
  const all = [...conditions, ...notOneOf(hidden, column)]
  return all.length === 0 ? null : sql`(${sql.ref(column)} is null or (${sql.join(all, sql` and `)}))`
}

/** The condition that excludes these ids. The ids are part of the SQL text, because SQLite binds a number as a real, by which `people_search` finds no row. */
function notOneOf(ids: readonly number[], column = 'users.id'): RawBuilder<boolean>[] {
  return ids.length === 0 ? [] : [sql`${sql.ref(column)} not in (${sql.join(column === 'rowid' ? ids.map((id) => sql.lit(id)) : ids)})`]
}

/** The users that a viewer may not see. */
export interface Hidden {
  /** The ids of the few users with a higher role than the viewer's. */
  hidden: readonly number[]
  /** Conditions that the users in visible groups meet. */
  conditions: RawBuilder<boolean>[]
}

/**
 * Finds out which users are hidden. Hidden groups become conditions. Only the few users hidden by role or flags are listed by id, so that
 * queries stay cheap for 100,000 rows.
 */
export async function hiddenFrom(store: Store, { accountId, standing }: Viewer): Promise<Hidden> {
  if (rankOf(standing) === Infinity) return { conditions: [sql`users.id = ${standing.id}`], hidden: [] }
  const levels = await store.selectFrom('user_groups').select(['id', 'account_id as accountId', 'hierarchy_level as level']).where('account_id', '=', accountId).execute()
  const groups = levels.filter((group) => !maySeeGroup(standing, group)).map(({ id }) => id)
  const { rows: people } = await usersWithRights(store, { accountId })
  const hidden = people.filter((person) => !maySeePerson(standing, standingOf(person))).map(({ id }) => id)
  if (groups.length === 0) return { conditions: [], hidden }
  return { conditions: [sql`(users.group_id is null or users.group_id not in (${sql.join(groups)}) or users.id = ${standing.id})`], hidden }
}

/** The users whose rank follows from a role or flags. The condition must repeat that of the index `users_with_rights` word for word. */
const usersWithRights = statement((store, { accountId }: { accountId: number }) =>
  store
    .selectFrom('users')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .select(standingColumns)
    .select('user_groups.hierarchy_level')
    .where('users.account_id', '=', accountId)
    .where(isWithRights))

/** The words of a search, split as the index splits them; empty if the text has no letter or digit. */
function searchWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** The condition for operators and administrators, as in the index `users_with_rights`. */
export const isWithRights = sql<boolean>`(users.role in (1, 2) or users.is_user_admin = 1 or users.is_kits_admin = 1 or users.is_billing_admin = 1)`
