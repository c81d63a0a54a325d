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
