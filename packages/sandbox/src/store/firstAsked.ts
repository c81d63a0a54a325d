import { type Expression, sql } from 'kysely'
import type { AccountScope } from './byAccount.ts'
import type { Store } from './openStore.ts'
import { statement } from './statement.ts'

/** The rows that ask for work of one kind at the moment `now`, as a subquery in brackets; `now` and the account reach it as they are. */
export type Asking = (store: Store, now: number, accountId: AccountScope) => Expression<unknown>

/**
 * Asks in one query, built once, which kinds of work are asked for, in the account that `accountOf` answers. Answers the first of them and all behind it in
 * the order of `kinds`: earlier work may bring about later work, never the other way round.
 */
export function firstAsked<Name extends string, Args extends Record<string, string | number>>(
  kinds: Readonly<Record<Name, Asking>>, accountOf: (args: Args) => AccountScope,
): (store: Store, args: Args & { now: number }) => Promise<Name[]> {
  const names = Object.keys(kinds) as Name[]
  if (names.length === 0) return () => Promise.resolve(names)
  const ask = statement((store, args: Args & { now: number }) =>
    sql<Record<Name, number | boolean>>`select ${sql.join(names.map((name) => sql`exists ${kinds[name](store, args.now, accountOf(args))} as ${sql.ref(name)}`))}`)
  return async (store, args) => {
    const { rows: [isAsked] } = await ask(store, args)
    const first = names.findIndex((name) => Boolean(isAsked?.[name]))
    return first === -1 ? [] : names.slice(first)
  }
}
