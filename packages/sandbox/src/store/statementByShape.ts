import type { Compilable, QueryResult, RawBuilder } from 'kysely'
import type { Store } from './openStore.ts'
import { statement } from './statement.ts'

type Value = string | number | null

/**
 * Like `statement` for a query whose text depends on what is asked: each shape is built once. `shape` is what `build` may look at; of the arguments, it may
 * look at whether one is there.
 */
export function statementByShape<Shape extends Record<string, string | number | boolean | undefined>, Args extends Record<string, Value | undefined>, Row>(
  build: (store: Store, args: Args, shape: Shape) => Compilable<Row> | RawBuilder<Row>,
) {
  const held = new Map<string, ReturnType<typeof statement<Record<string, Value>, Row>>>()

  return (store: Store, shape: Shape, args: Args): Promise<QueryResult<Row>> => {
    const there = Object.entries(args).flatMap(([name, value]): [string, Value][] => (value === undefined ? [] : [[name, value]]))
    const names = there.map(([name]) => name)
    const key = JSON.stringify([shape, names])
    const query = held.get(key) ?? statement<Record<string, Value>, Row>((of, marks) => build(of, Object.fromEntries(names.map((name) => [name, marks[name]])) as Args, shape))
    held.set(key, query)
    return query(store, Object.fromEntries(there))
  }
}
