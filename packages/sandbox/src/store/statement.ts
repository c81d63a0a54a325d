import type { Compilable, CompiledQuery, QueryResult, RawBuilder } from 'kysely'
import { isPostgres } from './byEngine.ts'
import type { Store } from './openStore.ts'
import { prepare } from './postgres/preparedStatements.ts'

type Value = string | number | null

interface Held {
  compiled: CompiledQuery
  /** The name of the argument behind each parameter; null for a parameter that is always the same. */
  names: readonly (string | null)[]
}

/**
 * A query that nearly every call makes, built once for each engine: building a query takes about as long as running it. `build` must make the same query
 * whatever the arguments are, and must pass each argument to the database unchanged.
 */
export function statement<Args extends Record<string, Value>, Row>(build: (store: Store, args: Args) => Compilable<Row> | RawBuilder<Row>) {
  const held: { sqlite?: Held; postgres?: Held } = {}

  function compile(store: Store): Held {
    const marks = new Map<unknown, string>()
    const marked = new Proxy({}, {
      get(_, name) {
        const mark = Symbol(String(name))
        marks.set(mark, String(name))
        return mark
      },
    }) as Args
    const built = build(store, marked)
    const compiled = 'isRawBuilder' in built ? built.compile(store) : built.compile()
    return { compiled, names: compiled.parameters.map((parameter) => marks.get(parameter) ?? null) }
  }

  function keptFor(store: Store): Held {
    if (!isPostgres(store)) return (held.sqlite ??= compile(store))
    if (!held.postgres) prepare((held.postgres = compile(store)).compiled.sql)
    return held.postgres
  }

  return async (store: Store, args: Args): Promise<QueryResult<Row>> => {
    const { compiled, names } = hasOverlay(store) ? compile(store) : keptFor(store)
    const parameters = names.map((name, index) => (name === null ? compiled.parameters[index] : args[name]))
    const asked: CompiledQuery<Row> = { ...compiled, parameters }
    return store.executeQuery(asked)
  }
}

/** Whether queries of this store find rows as a controller holds them (devices/asHeard.ts): they are others each time. */
const hasOverlay = (store: Store) => store.getExecutor().plugins.length > 0
