import type { Compilable, CompiledQuery, QueryResult, RawBuilder } from 'kysely'
import { isPostgres } from './byEngine.ts'
import type { Store } from './openStore.ts'
import { prepare } from './postgres/preparedStatements.ts'

type Value = string | number | null

interface Held {
  compiled: CompiledQuery
  /** The argument's name for each mark in the query. */
  marks: ReadonlyMap<unknown, string>
}

/**
 * A query that nearly every call makes, built once for each engine: building a query takes about as long as running it. `build` must create
 * the same query for all arguments, and pass each argument to the database unchanged.
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
    return { compiled: 'isRawBuilder' in built ? built.compile(store) : built.compile(), marks }
  }

  function keptFor(store: Store): Held {
    if (!isPostgres(store)) return (held.sqlite ??= compile(store.withoutPlugins()))
    if (!held.postgres) prepare((held.postgres = compile(store.withoutPlugins())).compiled.sql)
    return held.postgres
  }

  return async (store: Store, args: Args): Promise<QueryResult<Row>> => {
    const { compiled: { query, queryId, ...kept }, marks } = keptFor(store)
    const executor = store.getExecutor()
    // The query is built again only if it names a table of which a controller has old rows (devices/controllerView.ts).
    const asked = executor.transformQuery(query, queryId)
    const { sql, parameters } = asked === query ? kept : executor.compileQuery(asked, queryId)
    const values = parameters.map((parameter) => { const name = marks.get(parameter); return name === undefined ? parameter : args[name] })
    return store.executeQuery<Row>({ query, queryId, sql, parameters: values })
  }
}
