import { type Compilable, type RawBuilder, sql } from 'kysely'
import type { Store } from './openStore.ts'
import { statement } from './statement.ts'

/** The arguments of a query; a query may read none of them. */
export type Values = Record<string, string | number | null>

/** The account that work is done for: a request moves on that of its own account. Undefined: all accounts. */
export type AccountScope = number | RawBuilder<number> | undefined

/** Whether a row is of this account. `owner` is the column, or the SQL, that says its account. */
export function ofAccount(owner: string | RawBuilder<number>, accountId: AccountScope): RawBuilder<boolean> {
  return accountId === undefined ? sql<boolean>`true` : sql<boolean>`${typeof owner === 'string' ? sql.ref(owner) : owner} = ${accountId}`
}

/** The account of a user, by the column that names the user. */
export const accountOfUser = (column: string) => sql<number>`(select account_id from users where users.id = ${sql.ref(column)})`

/** As `statement`, of one account or of all. */
export function byAccount<Args extends Values, Row>(build: (store: Store, args: Args, accountId: AccountScope) => Compilable<Row> | RawBuilder<Row>) {
  const ofAll = statement((store, args: Args) => build(store, args, undefined))
  const ofOne = statement((store, args: Args & { accountId: number }) => build(store, args, args.accountId))
  return (store: Store, args: Args, accountId: number | undefined) => (accountId === undefined ? ofAll(store, args) : ofOne(store, { ...args, accountId }))
}
