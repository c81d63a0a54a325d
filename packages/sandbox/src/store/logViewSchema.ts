import { integer, key, table, text } from './tables.ts'

export const logViewTables = {
  /** A view of the log, of one person in one account. */
  log_views: table({
    id: key(),
    account_id: integer(),
    user_id: integer(),
    /** Nobody has two of one name. */
    name: text(),
    /** JSON of the request's `Filter`. */
    filter: text(),
    /** Milliseconds since 1970, on the sandbox's clock. */
    saved_at: integer(),
  }),
}

export const logViewIndexes: readonly string[] = [
  `create unique index log_views_by_name on log_views (user_id, account_id, lower(name))`,
]
