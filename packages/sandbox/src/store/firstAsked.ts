import { type Expression, sql } from 'kysely'
import type { Store } from './openStore.ts'
import { statement } from './statement.ts'

/** The rows that ask for work of one kind at the moment `now`, as a subquery in brackets; `now` reaches it as it is. */
export type Asking = (store: Store, now: number) => Expression<unknown>

/**
 * Asks in one query, built once, which kinds of work are asked for. Answers the first of them and all behind it in the order of `kinds`: earlier work may
 * bring about later work, never the other way round. A kind without rows that ask for it (null) is always asked for.
 */
export function firstAsked<Name extends string>(kinds: Readonly<Record<Name, Asking | null>>): (store: Store, now: number) => Promise<Name[]> {
  const names = Object.keys(kinds) as Name[]
  const askable = names.flatMap((name) => {
    const asking = kinds[name]
    return asking === null ? [] : [{ name, asking }]
  })
  if (askable.length === 0) return () => Promise.resolve(names)
  const ask = statement((store, { now }: { now: number }) =>
    sql<Record<Name, number | boolean>>`select ${sql.join(askable.map(({ name, asking }) => sql`exists ${asking(store, now)} as ${sql.ref(name)}`))}`)
  return async (store, now) => {
    const { rows: [isAsked] } = await ask(store, { now })
    const first = names.findIndex((name) => kinds[name] === null || Boolean(isAsked?.[name]))
    return first === -1 ? [] : names.slice(first)
  }
}
