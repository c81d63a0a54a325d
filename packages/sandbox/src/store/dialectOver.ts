import type { Dialect, Driver } from 'kysely'
import type { Store } from './openStore.ts'

/** The dialect of `store` with another driver: statements are written as for its engine and run as the driver does. */
export function dialectOver(store: Store, createDriver: () => Driver): Dialect {
  const executor = store.getExecutor()
  return {
    createAdapter: () => executor.adapter,
    createDriver,
    createIntrospector: () => store.introspection,
    createQueryCompiler: () => ({ compileQuery: (node, queryId) => executor.compileQuery(node, queryId) }),
  }
}
