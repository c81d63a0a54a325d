import { type Dialect, type Driver, SqliteAdapter } from 'kysely'
import { isPostgres } from './byEngine.ts'
import type { Store } from './openStore.ts'

/** The dialect of `store` with another driver: statements are written as for its engine and run as the driver does. */
export function dialectOver(store: Store, createDriver: () => Driver): Dialect {
  const executor = store.getExecutor()
  return {
    // One connection, and one at a time on it: Kysely's line is long enough, since the store below has its own.
    createAdapter: () => (isPostgres(store) ? executor.adapter : new SqliteAdapter()),
    createDriver,
    createIntrospector: () => store.introspection,
    createQueryCompiler: () => ({ compileQuery: (node, queryId) => executor.compileQuery(node, queryId) }),
  }
}
