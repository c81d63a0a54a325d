import type { UserFilter, UserSearchType } from '@portal/api-client/contract'
import { maySeeGroup, maySeePerson, rankOf, type Standing } from '@portal/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../Services.ts'
import { byEngine } from '../store/byEngine.ts'
import { valuesOf } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { type AskedPage, type PagePlace, readPage } from '../store/pagePlace.ts'
import { statement } from '../store/statement.ts'
import { type Edge, everybodyByGroup, type GroupEdge, matchesByGroup, partsBeyond } from './pageByGroup.ts'
import { standingColumns, standingOf } from './standing.ts'
import { hasStatus, statusFrame } from './userStatus.ts'
import type { Viewer } from './viewer.ts'

/** The people whom a filter matches, as conditions on `users`; built once, then used for the count and for the page. */
export interface UserSet {
  accountId: number
  conditions: readonly RawBuilder<boolean>[]
  /** The part of `conditions` that says whom the viewer may see. */
  visible: readonly RawBuilder<boolean>[]
  /** The ids of the few people whom the viewer may not see because of their role or flags. */
  hidden: readonly number[]
  /** The number of people of the account without the `hidden`. */
  everybody: number
  /** The search as a condition on `people_search`; null without a search. */
  match: RawBuilder<boolean> | null
  /** Whether the search has no word, so that it finds nobody. */
  isEmpty: boolean
}

/** The people of the account whom the viewer may see and whom the filter matches. */
export async function userSet({ store, vault }: Pick<Services, 'store' | 'vault'>, viewer: Viewer, filter: UserFilter, now: number): Promise<UserSet> {
  const { searchText = '', searchType = 'All' } = filter
  const [{ conditions: visible, hidden, hiddenNow }, people] = await Promise.all([hiddenFrom(store, viewer), countEverybody(store, viewer.accountId)])
  const everybody = people - hiddenNow
  const conditions = [...visible]
  if (filter.propertyID !== undefined) conditions.push(sql`users.property_id = ${filter.propertyID}`)
  if (filter.userGroupID !== undefined) conditions.push(sql`users.group_id = ${filter.userGroupID}`)
  if (filter.userTypeID !== undefined) conditions.push(sql`users.user_type_id = ${filter.userTypeID}`)
  if (filter.isWebLoginEnabled !== undefined) conditions.push(sql`users.has_web_access = ${Number(filter.isWebLoginEnabled)}`)
  if (filter.accessCodeTypeID !== undefined) {
    conditions.push(sql`exists (select 1 from access_codes where access_codes.account_id = ${viewer.accountId}
      and access_codes.user_id = users.id and access_codes.type = ${filter.accessCodeTypeID} and access_codes.is_active = 1)`)
  }
  if (filter.hierarchyLevel !== undefined) {
    conditions.push(sql`users.group_id in (select id from user_groups where account_id = ${viewer.accountId} and hierarchy_level = ${filter.hierarchyLevel})`)
  }
  if (filter.status !== undefined) conditions.push(hasStatus(filter.status, await statusFrame(store, viewer.accountId, now)))

  const typed = searchText.trim()
  const { accountId } = viewer
  if (typed === '') return { accountId, conditions, visible, hidden, everybody, match: null, isEmpty: false }
  if (searchType === 'Code') {
    const hash = await vault.hash('keypad', typed)
    conditions.push(sql`users.id in (select user_id from access_codes where account_id = ${accountId} and code_hash = ${hash})`)
    return { accountId, conditions, visible, hidden, everybody, match: null, isEmpty: false }
  }
  const words = searchWords(typed)
  if (words.length === 0) return { accountId, conditions, visible, hidden, everybody, match: null, isEmpty: true }
  return { accountId, conditions, visible, hidden, everybody, match: searchMatch(accountId, searchType, words), isEmpty: false }
}

/** Everybody whom the viewer may see: the set without the filter. */
export function everybodyOf(set: UserSet): UserSet {
  return { ...set, conditions: set.visible, match: null, isEmpty: false }
}

/** Whether a filter may exclude anybody. */
export function isNarrowed({ isEmpty, match, conditions, visible }: UserSet): boolean {
  return isEmpty || match !== null || conditions.length > visible.length
}

/** The number of people in a set, and per group if a set without a search is to be sorted by group. */
export interface UserCount {
  total: number
  byGroup: ReadonlyMap<number | null, number> | null
}

/**
 * A search alone is counted by the search index; otherwise one pass goes over the matches, or over the index of all filters. The few hidden
 * people are counted separately: asking of every row whether it is one of them would take as long as the count.
 */
export async function countUsers(store: Store, set: UserSet, sort = 'Name'): Promise<UserCount> {
  if (set.isEmpty) return { total: 0, byGroup: null }
  const { conditions, hidden, match } = set
  if (isEverybody(set) && !isByGroup(sort)) return { total: set.everybody, byGroup: null }
  if (match === null && isByGroup(sort)) {
    const byGroup = await countByGroup(store, set)
    return { total: [...byGroup.values()].reduce((sum, size) => sum + size, 0), byGroup }
  }
  const isSearchAlone = match !== null && conditions.length === 0
  const all = isSearchAlone
    ? sql`select count(*) from people_search where ${match}`
    : sql`select count(*) from ${matchesOf(set, facets)} where ${whereOf({ ...set, hidden: [], match: null })}`
  const unseen = isSearchAlone ? sql`select count(*) from people_search where ${match} and ${oneOf('rowid', hidden)}` : sql`select count(*) ${fromHidden(set)}`
  const { rows } = await sql<{ total: number }>`select (${all}) - ${hidden.length === 0 ? sql`0` : sql`(${unseen})`} as total`.execute(store)
  return { total: rows[0]?.total ?? 0, byGroup: null }
}

/** Counts the people of each group in a set without a search. */
async function countByGroup(store: Store, set: UserSet): Promise<Map<number | null, number>> {
  const byGroup = new Map<number | null, number>()
  const add = (group: number | null, total: number) => byGroup.set(group, (byGroup.get(group) ?? 0) + total)
  const unseen = set.hidden.length === 0 ? sql`` : sql`union all select users.group_id, -count(*) ${fromHidden(set)} group by users.group_id`
  const sizes = await sql<{ group_id: number | null; total: number }>`select users.group_id, count(*) as total
    from ${usersByFilter} where ${whereOf({ ...set, hidden: [] })} group by users.group_id ${unseen}`.execute(store)
  for (const { group_id: group, total } of sizes.rows) add(group, total)
  return byGroup
}

/** Whether nothing narrows the account but the few hidden people. */
function isEverybody({ conditions, match, isEmpty }: UserSet): boolean {
  return conditions.length === 0 && match === null && !isEmpty
}

/** The hidden people who match the set's filter. */
function fromHidden({ hidden, match, ...set }: UserSet): RawBuilder<unknown> {
  const found = match === null ? sql`true` : sql`users.id in (select rowid from people_search where ${match} and ${oneOf('rowid', hidden)})`
  return sql`from users where ${whereOf({ ...set, hidden: [], match: null })} and ${oneOf('users.id', hidden)} and ${found}`
}

const groupColumns: Record<string, 'name' | 'hierarchy_level'> = { Group: 'name', HierarchyLevel: 'hierarchy_level' }

function isByGroup(sort: string): boolean {
  return groupColumns[sort.split(' ')[0] ?? ''] !== undefined
}

const sorted: Readonly<Record<string, RawBuilder<string | number | null>>> = {
  Name: sql`users.sort_name`,
  LastName: sql`users.last_name collate nocase`,
  Email: sql`users.email`,
  Unit: sql`users.unit_sort`,
  LastEntry: sql`users.last_entry_at`,
  ID: sql`users.id`,
}

/**
 * For sets below these sizes it is faster to read the whole set and keep the first people than to walk along an index until the page is full.
 * The matches of a search are found without reading anybody else, so their limit is higher.
 */
const few = { all: 2000, matches: 30_000 }

/**
 * The ids of one page. `sort` is a column and a direction, such as 'Name ASC'; people with equal values are sorted by id. `size` is the set's
 * count.
 */
export async function pageOfUsers(store: Store, set: UserSet, size: UserCount, sort: string, asked: AskedPage): Promise<number[]> {
  const { total } = size
  if (total === 0) return []
  const [column = 'Name', word] = sort.split(' ')
  const isDown = word === 'DESC'
  const by = sorted[column]
  const findEdge = (value: RawBuilder<string | number | null>) => async (id: number) => (await sql<Edge>`select ${value} as value, users.id from users where ${whereOf(set)} and users.id = ${id}`.execute(store)).rows[0]
  if (by) return readPage(asked, { total, findEdge: findEdge(by), read: (place) => readUsers(store, set, total, { column, by, isDown: isDown !== place.isBack }, place) })
  const group = groupColumns[column] ?? 'hierarchy_level'
  const where = whereOf({ ...set, match: null })
  if (set.match !== null) {
    const from = matchesFirst(set.match, facets)
    // A search is put in order as a whole, whichever page is asked for.
    return readPage(asked, { total, findEdge: () => Promise.resolve(undefined), read: ({ isBack, ...place }) => matchesByGroup(store, { from, where }, { by: group, isDown: isDown !== isBack }, place) })
  }
  const sizes = size.byGroup ?? (await countByGroup(store, set))
  const findInGroup = async (id: number) => (await sql<GroupEdge>`select users.group_id as "group", users.sort_name as value, users.id from users where ${where} and users.id = ${id}`.execute(store)).rows[0]
  return readPage(asked, { total, findEdge: findInGroup, read: (place) => everybodyByGroup(store, set.accountId, { where, sizes }, { by: group, isDown: isDown !== place.isBack }, place) })
}

interface UserOrder {
  column: string
  by: RawBuilder<unknown>
  isDown: boolean
}

async function readUsers(store: Store, set: UserSet, total: number, { column, by, isDown }: UserOrder, { edge, offset, limit }: PagePlace<Edge>): Promise<number[]> {
  const direction = isDown ? sql`desc` : sql`asc`
  const mayBeEmpty = column === 'LastEntry'
  const empty = mayBeEmpty && edge === null ? (isDown ? sql`nulls last` : sql`nulls first`) : sql``
  const order = column === 'ID' ? sql`users.id ${direction}` : sql`${by} ${direction} ${empty}, users.id ${direction}`
  if (isEverybody(set) && edge === null) return pageOfEverybody(store, set, { order, isFew: total < few.all, offset, count: limit })
  const isFew = edge === null && total < (set.match === null ? few.all : few.matches)
  const from = isFew ? matchesOf(set, column === 'Name' ? facets : undefined) : sql`users`
  const where = offset > few.all && !isFew ? whereAhead(set) : whereOf(isFew ? { ...set, match: null } : set)
  const ids: number[] = []
  for (const part of edge === null ? [null] : column === 'ID' ? [isDown ? sql`users.id < ${edge.id}` : sql`users.id > ${edge.id}`] : partsBeyond(edge, { by, isDown, mayBeEmpty, isFolded: column === 'LastName' })) {
    if (ids.length === limit) break
    const { rows } = await sql<{ id: number }>`select users.id from ${from} where ${where} ${part === null ? sql`` : sql`and ${part}`}
      order by ${order} limit ${limit - ids.length} offset ${offset}`.execute(store)
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** Who is in the set is read off the index of all filters first: on the way to a far page, no row is read to ask whether it counts. */
function whereAhead(set: UserSet): RawBuilder<boolean> {
  return sql`users.account_id = ${set.accountId} and users.removed_at is null and +users.id in (select users.id from ${usersByFilter} where ${whereOf(set)})`
}

/** How many people a search that is asked for at every key puts in order and counts. */
const looked = 1000

/**
 * The first people of a search by name, for a search that is asked for at every key. Of more than a thousand matches, such as those of a beginning that nearly
 * everybody's telephone number has, only the thousand that are found first are put in order, and they are not counted (null).
 */
export async function firstUsers(store: Store, set: UserSet, count: number): Promise<{ total: number | null; ids: number[] }> {
  if (set.match === null) {
    const size = await countUsers(store, set)
    return { total: size.total, ids: await pageOfUsers(store, set, size, 'Name ASC', { page: 1, count }) }
  }
  const found = sql`select users.id, users.sort_name from ${matchesFirst(set.match, facets)} where ${whereOf({ ...set, match: null })} limit ${sql.lit(looked + 1)}`
  const { rows } = await sql<{ id: number; total: number }>`select id, count(*) over () as total from (${found}) as found order by sort_name, id limit ${count}`.execute(store)
  const total = rows[0]?.total ?? 0
  return { total: total > looked ? null : total, ids: rows.map(({ id }) => id) }
}

/** The columns that conditions use, and `sort_name`, in narrow rows. */
const facets = byEngine(sql`people_facets as users`, sql`users`)

function matchesOf({ match }: UserSet, table = sql`users`): RawBuilder<unknown> {
  return match === null ? usersByFilter : matchesFirst(match, table)
}

/** A cross join keeps the written order: first the matches, then the row of each match. */
function matchesFirst(match: RawBuilder<boolean>, table: RawBuilder<unknown>): RawBuilder<unknown> {
  const matches = sql`(select rowid as found from people_search where ${match})`
  return byEngine(sql`${matches} cross join ${table} on users.id = found`, sql`${matches} as matches join ${table} on users.id = found`)
}

/** Every id of the set, for an action on all of its people. */
export async function idsOfUsers(store: Store, set: UserSet): Promise<number[]> {
  if (set.isEmpty) return []
  const query = sql<{ id: number }>`select users.id from ${matchesOf(set)} where ${whereOf({ ...set, match: null })}`
  return (await query.execute(store)).rows.map(({ id }) => id)
}

function whereOf({ accountId, conditions, hidden, match }: Pick<UserSet, 'accountId' | 'conditions' | 'hidden' | 'match'>): RawBuilder<boolean> {
  const found = match === null ? [] : [sql<boolean>`users.id in (select rowid from people_search where ${match})`]
  return sql.join<boolean>([sql`users.account_id = ${accountId}`, sql`users.removed_at is null`, ...found, ...conditions, ...notOneOf(hidden)], sql` and `)
}

type PersonColumn = 'access_codes.user_id' | 'contacts.user_id'

/**
 * The people whom the viewer may see, as a condition on `users`: `maySeePerson` within the viewer's account. True for records that belong to
 * nobody. `person` is the column that names them: where a record of theirs does, most viewers need no row of `users`.
 */
export async function notHidden(store: Store, viewer: Viewer, person?: PersonColumn): Promise<RawBuilder<boolean>> {
  return (await onlyVisible(store, viewer, person)) ?? sql`true`
}

/** Like `notHidden`; null if nobody is hidden. */
export async function onlyVisible(store: Store, viewer: Viewer, person?: PersonColumn): Promise<RawBuilder<boolean> | null> {
  return seenOnly(await hiddenFrom(store, viewer), person)
}

/** Like `onlyVisible` where it is known who is hidden. */
export function seenOnly({ conditions, hidden }: Hidden, person?: PersonColumn): RawBuilder<boolean> | null {
  const column = conditions.length === 0 && person !== undefined ? person : 'users.id'
  const all = [...conditions, ...notOneOf(hidden, column)]
  return all.length === 0 ? null : sql`(${sql.ref(column)} is null or (${sql.join(all, sql` and `)}))`
}

/** The ids are literals: SQLite binds a number as a real, and `people_search` finds no row id by a real. */
function oneOf(column: 'rowid' | 'users.id', ids: readonly number[]): RawBuilder<boolean> {
  return ids.length === 0 ? sql`false` : sql`${sql.ref(column)} in (${sql.join(ids.map((id) => sql.lit(id)))})`
}

function notOneOf(ids: readonly number[], column = 'users.id'): RawBuilder<boolean>[] {
  return ids.length === 0 ? [] : [sql`${sql.ref(column)} not in (${sql.join(ids)})`]
}

/** Whom a viewer may not see. */
export interface Hidden {
  /** Those of these groups, but for the viewer; null: everybody but the viewer. */
  groups: readonly number[] | null
  /** The few others, by their ids. */
  hidden: readonly number[]
  /** How many of `hidden` have not been removed. */
  hiddenNow: number
  /** What is true of those whom the viewer may see, of `groups`. */
  conditions: RawBuilder<boolean>[]
}

/**
 * Hidden groups become conditions. Only the few people who stand above the viewer by role or flags are listed by id, so that no query asks
 * more of 100,000 rows.
 */
export async function hiddenFrom(store: Store, { accountId, standing }: Viewer): Promise<Hidden> {
  if (rankOf(standing) === Infinity) return { groups: null, conditions: [sql`users.id = ${standing.id}`], hidden: [], hiddenNow: 0 }
  const levels = await store.selectFrom('user_groups').select(['id', 'account_id as accountId', 'hierarchy_level as level']).where('account_id', '=', accountId).execute()
  const people = await peopleWithRights(store, accountId)
  const groups = levels.filter((group) => !maySeeGroup(standing, group)).map(({ id }) => id)
  const unseen = people.filter((person) => !maySeePerson(standing, person))
  const [hidden, hiddenNow] = [unseen.map(({ id }) => id), unseen.filter(({ isRemoved }) => !isRemoved).length]
  if (groups.length === 0) return { groups, conditions: [], hidden, hiddenNow }
  return { groups, hiddenNow, conditions: [sql`(users.group_id is null or users.group_id not in (${sql.join(groups)}) or users.id = ${standing.id})`], hidden }
}

const usersWithRights = statement((store, { accountId }: { accountId: number }) =>
  store
    .selectFrom('users')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .select(standingColumns)
    .select(['users.removed_at', 'user_groups.hierarchy_level'])
    .where('users.account_id', '=', accountId)
    .where(sql<boolean>`(users.role in (1, 2) or users.is_user_admin = 1 or users.is_kits_admin = 1 or users.is_billing_admin = 1)`))

/** The people whose standing follows from a role or flags. The condition must be that of the index `users_with_rights`, word for word. */
async function peopleWithRights(store: Store, accountId: number): Promise<(Standing & { isRemoved: boolean })[]> {
  const { rows } = await usersWithRights(store, { accountId })
  return rows.map((row) => ({ ...standingOf(row), isRemoved: row.removed_at !== null }))
}

interface Everybody {
  accountId: number
  /** The ids of the few people whom the viewer may not see. */
  hidden: readonly number[]
}

/** The number of people of an account. */
async function countEverybody(store: Store, accountId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from users where account_id = ${accountId} and removed_at is null`.execute(store)
  return rows[0]?.total ?? 0
}

interface EverybodyPage {
  order: RawBuilder<unknown>
  /** Whether it is faster to read everybody than to walk along an index. */
  isFew: boolean
  offset: number
  count: number
}

/** The ids of one page of an account's people. */
async function pageOfEverybody(store: Store, { accountId, hidden }: Everybody, { order, isFew, offset, count }: EverybodyPage): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select users.id from ${isFew ? usersByFilter : sql`users`}
    where users.account_id = ${accountId} and users.removed_at is null and users.id not in (${valuesOf(sql.val(JSON.stringify(hidden)))}) order by ${order} limit ${count} offset ${offset}`.execute(store)
  return rows.map(({ id }) => id)
}

/** `users` by the index that covers every filter of the list. PostgreSQL chooses its indexes itself. */
const usersByFilter = byEngine(sql`users indexed by users_by_filter`, sql`users`)

/** The weights that the words of a column have on PostgreSQL (store/postgres/postgresMigrations.ts). */
const weights: typeof columns = { All: 'ABCD', Name: 'A', Email: 'B', Unit: 'C', Phone: 'D' }

const columns: Record<Exclude<UserSearchType, 'Code'>, string> = {
  All: '{name email unit phone}',
  Name: 'name',
  Email: 'email',
  Unit: 'unit',
  Phone: 'phone',
}

/** The words of a search, split as the index splits them; empty if the text has no letter or digit. */
function searchWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** A condition on `people_search`: each word of the search must begin a word of the person's column. */
function searchMatch(accountId: number, type: Exclude<UserSearchType, 'Code'>, words: readonly string[]): RawBuilder<boolean> {
  const prefixes = words.map((word) => `"${word}"*`).join(' AND ')
  const lexemes = words.map((word) => `'_${accountId}_${folded(word)}':*${weights[type]}`).join(' & ')
  return byEngine(
    sql<boolean>`people_search match ${`account:"a${accountId}" AND ${columns[type]}:(${prefixes})`}`,
    sql<boolean>`people_search.words @@ ${lexemes}::tsquery`,
  )
}

/** Without case and accents, as FTS5 reads a word itself. */
function folded(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{Mn}/gu, '').toLowerCase()
}
