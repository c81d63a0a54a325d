import type { Generated } from 'kysely'

/** A view of the log, of one person in one account. */
export interface LogViewsTable {
  id: Generated<number>
  account_id: number
  user_id: number
  /** Nobody has two of one name. */
  name: string
  /** JSON of the request's `Filter`. */
  filter: string
  /** Milliseconds since 1970, on the sandbox's clock. */
  saved_at: number
}

export interface LogViewTables {
  log_views: LogViewsTable
}

export const logViewTables: readonly string[] = [
  `create table log_views (id integer primary key autoincrement, account_id integer not null, user_id integer not null, name text not null,
    filter text not null, saved_at integer not null)`,
  `create unique index log_views_by_name on log_views (user_id, account_id, lower(name))`,
]
