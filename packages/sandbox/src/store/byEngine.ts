import type { UserSearchType } from '@portal/api-client/contract'
import { type Expression, ExpressionWrapper, PostgresAdapter, type RawBuilder, type RawNode, sql } from 'kysely'
import type { Store } from './openStore.ts'

const onPostgres = new WeakMap<RawNode, RawNode>()

/** SQL that differs between the engines: SQLite's, and PostgreSQL's. */
export function byEngine<T>(sqlite: RawBuilder<T>, postgres: RawBuilder<T>): RawBuilder<T> {
  // A new node is created, because the node of `sqlite` may also be a part of `postgres`.
  const node = sql`${sqlite}`.toOperationNode()
  onPostgres.set(node, postgres.toOperationNode())
  return sql<T>`${new ExpressionWrapper<unknown, never, T>(node)}`
}

/** The PostgreSQL version of `node`. */
export function postgresOf(node: RawNode): RawNode {
  return onPostgres.get(node) ?? node
}

export function isPostgres(store: Store): boolean {
  return store.getExecutor().adapter instanceof PostgresAdapter
}

/**
 * `column like %text%`, with `%`, `_` and `\\` of the text taken literally (SQLite has no default escape character). Ignores the case of
 * ASCII letters.
 */
export function contains(column: string | Expression<string>, text: string) {
  const value = typeof column === 'string' ? sql.ref(column) : column
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return byEngine(sql<boolean>`${value} like ${pattern} escape ${'\\'}`, sql<boolean>`${value} collate "C" ilike ${pattern}`)
}

/** The table itself, for a query in which its name means something else. */
export const tableItself = (name: string) => byEngine(sql.raw(`main.${name}`), sql.raw(name))

/** Whether the database has only one process. */
export const isOneProcess = byEngine<boolean>(sql`true`, sql`false`)

/** The name of this process, as its connections tell the database; '' on SQLite. */
export const ownName = byEngine<string>(sql`''`, sql`current_setting('application_name')`)

/** Whether the process of this name has ended, because it has no connection. SQLite has no names of processes. */
export const hasEnded = (name: RawBuilder<string>) =>
  byEngine<boolean>(sql`false`, sql`(${name} <> '' and not exists (select 1 from pg_stat_activity where application_name = ${name}))`)

/**
 * The condition that `column` is among the results of a query of one column. PostgreSQL estimates a query as a hundred rows and may then
 * read a table whole; it estimates an array of unknown length as ten, and uses the index.
 */
export function among(column: string, values: RawBuilder<unknown>) {
  return byEngine(sql<boolean>`${sql.ref(column)} in (${values})`, sql<boolean>`${sql.ref(column)} = any (array(${values}))`)
}

/** The values of a JSON list, as a query of one column `value`. `ids` is a column or a text. */
export function valuesOf(ids: Expression<unknown>, of: 'id' | 'text' = 'id'): RawBuilder<unknown> {
  return byEngine(
    sql`select value from json_each(${ids})`,
    of === 'id' ? sql`select value::bigint as value from json_array_elements_text(${ids}::json)` : sql`select value from json_array_elements_text(${ids}::json)`,
  )
}

/** A JSON text as SQL to which `->` and `->>` can be applied. */
export const asJson = (text: Expression<unknown>) => byEngine(sql`${text}`, sql`${text}::json`)

/** The objects of a JSON list, as a table `held` with one column `value`. */
export const objectsOf = (list: Expression<unknown>) => byEngine(sql`json_each(${list}) as held`, sql`json_array_elements(${list}::json) as held (value)`)

/** The table `users`, read by the index that covers every filter of the list. PostgreSQL chooses its indexes itself. */
export const usersByFilter = byEngine(sql`users indexed by users_by_filter`, sql`users`)

/** The columns that conditions use and `sort_name`, in a table with narrow rows. */
export const userFacets = byEngine(sql`people_facets as users`, sql`users`)

/** The matches of a search, then the row of each. A cross join makes SQLite keep this order. */
export function matchesFirst(match: RawBuilder<boolean>, table: RawBuilder<unknown>): RawBuilder<unknown> {
  const matches = sql`(select rowid as found from people_search where ${match})`
  return byEngine(sql`${matches} cross join ${table} on users.id = found`, sql`${matches} as matches join ${table} on users.id = found`)
}

/** The columns of each kind of search in SQLite's index, and their weights in PostgreSQL's (postgres/postgresSchema.ts). */
const searchedIn: Record<Exclude<UserSearchType, 'Code'>, { columns: string; weights: string }> = {
  All: { columns: '{name email unit phone}', weights: 'ABCD' },
  Name: { columns: 'name', weights: 'A' },
  Email: { columns: 'email', weights: 'B' },
  Unit: { columns: 'unit', weights: 'C' },
  Phone: { columns: 'phone', weights: 'D' },
}

/** A condition on `people_search`: each word of the search must begin a word of the user's column. */
export function searchMatch(accountId: number, type: Exclude<UserSearchType, 'Code'>, words: readonly string[]): RawBuilder<boolean> {
  const { columns, weights } = searchedIn[type]
  const prefixes = words.map((word) => `"${word}"*`).join(' AND ')
  const lexemes = words.map((word) => `'_${accountId}_${folded(word)}':*${weights}`).join(' & ')
  return byEngine(
    sql<boolean>`people_search match ${`account:"a${accountId}" AND ${columns}:(${prefixes})`}`,
    sql<boolean>`people_search.words @@ ${lexemes}::tsquery`,
  )
}

/** A text without case and accents, folded like SQLite's FTS5 does. */
export function folded(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{Mn}/gu, '').toLowerCase()
}

/** PostgreSQL's SQL for the id of the change that a transaction has open; null without one. */
export const openChangeOnPostgres = `nullif(current_setting('portal.change', true), '')::bigint`

/** The id of the change that is open in this transaction. SQLite has one writer, and so one open change; on PostgreSQL each transaction has its own. */
export const openChangeId = byEngine<number | null>(sql`(select id from changes where is_open = 1)`, sql.raw(openChangeOnPostgres))

/** The statement that opens a change by inserting its row. */
export const openingChange = (insert: RawBuilder<unknown>) =>
  byEngine(insert, sql`with opened as (${insert} returning id) select set_config('portal.change', id::text, true) from opened`)
