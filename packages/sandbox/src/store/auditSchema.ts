import type { ChangeAction, ChangeSubject } from '@portal/domain'
import { flag, instant, integer, key, type RowOf, table, text } from './tables.ts'

export const auditTables = {
  // No foreign keys: a change outlives its users and records.
  /** What one transaction of a call changed. While it is open, triggers write its rows. */
  changes: table({
    id: key(),
    at: instant(),
    /** The call of the contract; empty for background work. */
    call: text(),
    /** The path of the page from which it was made; empty if unknown. */
    page: text(),
    /** Null until the change is closed. */
    account_id: integer().orNull(),
    /** Null for a guest with a mailed link, and for background work. */
    by_user_id: integer().orNull(),
    /** The name at that time. */
    by_name: text(),
    /** Who signed in as that user; null if the user signed in themselves. */
    signed_in_by: integer().orNull(),
    signed_in_by_name: text(),
    /** The first record that was changed. */
    subject: text<ChangeSubject | ''>(),
    subject_id: text(),
    name: text(),
    action: text<ChangeAction>(),
    /** How many records were changed. */
    subjects: integer(),
    is_open: flag(),
  }),
  change_rows: table({
    id: key(),
    change_id: integer().references('changes'),
    subject: text<ChangeSubject>(),
    /** The id of the record as text. */
    subject_id: text(),
    name: text(),
    account_id: integer().orNull(),
    /** The user whose history also shows the row. */
    person_id: integer().orNull(),
    /** Whether the row is the record itself and not a part of it. */
    is_record: flag(),
    event: text<'insert' | 'update' | 'delete'>(),
    /** JSON of `{ field: [before, after] }` by the domain's `changeFields`; both are null for a secret. */
    fields: text(),
  }),
  /** A view of the log, of one user in one account. */
  log_views: table({
    id: key(),
    account_id: integer(),
    user_id: integer(),
    /** Names are unique per user. */
    name: text(),
    /** JSON of the request's `Filter`. */
    filter: text(),
    /** Milliseconds since 1970, on the sandbox's clock. */
    saved_at: integer(),
  }),
}

export type ChangesTable = RowOf<typeof auditTables.changes>
export type ChangeRowsTable = RowOf<typeof auditTables.change_rows>

export const auditIndexes: readonly string[] = [
  `create index changes_by_account on changes (account_id, at, id)`,
  `create index changes_by_author on changes (by_user_id, at) where by_user_id is not null`,
  `create index change_rows_by_change on change_rows (change_id, id)`,
  `create index change_rows_by_subject on change_rows (subject, subject_id, change_id)`,
  `create index change_rows_by_person on change_rows (person_id, change_id) where person_id is not null`,
  `create unique index log_views_by_name on log_views (user_id, account_id, lower(name))`,
]

