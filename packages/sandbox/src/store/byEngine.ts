import { ExpressionWrapper, PostgresAdapter, type RawBuilder, type RawNode, sql } from 'kysely'
import type { Store } from './openStore.ts'

const onPostgres = new WeakMap<RawNode, RawNode>()

/** SQL that the engines spell differently: SQLite's, and what PostgreSQL's compiler writes in its place. */
export function byEngine<T>(sqlite: RawBuilder<T>, postgres: RawBuilder<T>): RawBuilder<T> {
  // A node of its own: the one of `sqlite` may be a part of `postgres`, too.
  const node = sql`${sqlite}`.toOperationNode()
  onPostgres.set(node, postgres.toOperationNode())
  return sql<T>`${new ExpressionWrapper<unknown, never, T>(node)}`
}

/** The SQL that stands for `node` on PostgreSQL. */
export function postgresOf(node: RawNode): RawNode {
  return onPostgres.get(node) ?? node
}

export function isPostgres(store: Store): boolean {
  return store.getExecutor().adapter instanceof PostgresAdapter
}
