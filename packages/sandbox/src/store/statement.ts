import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Store } from './openStore.ts'

type Value = string | number | null

interface Held {
  compiled: CompiledQuery
  /** The argument that each parameter is; others stay what they were. */
  names: readonly (string | null)[]
}

/**
 * A query that nearly every call makes, built once for all: to build one takes about as long as to run it. `build` has to make the same query
 * whatever the arguments, and to hand each of them to the database as it is.
 */
export function statement<Args extends Record<string, Value>, Row>(build: (store: Store, args: Args) => Compilable<Row>) {
  let held: Held | undefined

  function compile(store: Store): Held {
    const marks = new Map<unknown, string>()
    const marked = new Proxy({}, {
      get(_, name) {
        const mark = Symbol(String(name))
        marks.set(mark, String(name))
        return mark
      },
    }) as Args
    const compiled = build(store, marked).compile()
    return { compiled, names: compiled.parameters.map((parameter) => marks.get(parameter) ?? null) }
  }

  return async (store: Store, args: Args): Promise<QueryResult<Row>> => {
    held ??= compile(store)
    const { compiled, names } = held
    const parameters = names.map((name, index) => (name === null ? compiled.parameters[index] : args[name]))
    return store.executeQuery<Row>({ ...compiled, parameters })
  }
}
