import { type RawBuilder, sql } from 'kysely'

/** The account that work is done for: a request moves on that of its own account. Undefined: all accounts. */
export type AccountScope = number | RawBuilder<number> | undefined

/** Whether a row is of this account. `owner` is the column, or the SQL, that says its account. */
export function ofAccount(owner: string | RawBuilder<number>, accountId: AccountScope): RawBuilder<boolean> {
  return accountId === undefined ? sql<boolean>`true` : sql<boolean>`${typeof owner === 'string' ? sql.ref(owner) : owner} = ${accountId}`
}

/** The account of a user, by the column that names the user. */
export const accountOfUser = (column: string) => sql<number>`(select account_id from users where users.id = ${sql.ref(column)})`
