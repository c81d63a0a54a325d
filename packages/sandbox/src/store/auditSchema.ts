import type { ChangeAction, ChangeSubject } from '@portal/domain'
import { flag, instant, integer, key, table, text } from './tables.ts'

export const auditTables = {
  // The tables have no foreign keys, because a change outlives its users and records.
  /** The changes that one transaction of a call made. While a change is open, triggers write its rows. */
  changes: table({
    id: key(),
    at: instant(),
    /** The name of the call in the contract; empty for background work. */
    call: text(),
    /** The path of the page from which the change was made; empty if unknown. */
    page: text(),
    /** The id of the account; null until the change is closed. */
    account_id: integer().orNull(),
    /** The id of the user who made the change; null for a guest with a mailed link, and for background work. */
    by_user_id: integer().orNull(),
    /** The user's name at the time of the change. */
    by_name: text(),
    /** The id of the administrator who was signed in as that user; null if the user signed in themselves. */
    signed_in_by: integer().orNull(),
    signed_in_by_name: text(),
    /** The first record that was changed. */
    subject: text<ChangeSubject | ''>(),
    subject_id: text(),
    name: text(),
    action: text<ChangeAction>(),
    /** The number of records that were changed. */
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
    /** The id of the user whose history also shows the row. */
    person_id: integer().orNull(),
    /** Whether the row is about the record itself, not about a part of it. */
    is_record: flag(),
    event: text<'insert' | 'update' | 'delete'>(),
    /** The fields as JSON, `{ field: [before, after] }`, by the domain's `changeFields`; both values are null for a secret. */
    fields: text(),
  }),
  /** A saved view of activity, of one user in one account. */
  log_views: table({
    id: key(),
    account_id: integer(),
    user_id: integer(),
    /** The name of the view, unique for each user. */
    name: text(),
    /** The `Filter` of a request as JSON. */
    filter: text(),
    /** When the view was saved, in milliseconds since 1970 on the sandbox's clock. */
    saved_at: integer(),
  }),
}

export const auditIndexes: readonly string[] = [
  `create index changes_by_account on changes (account_id, at, id)`,
  `create index changes_by_author on changes (by_user_id, at) where by_user_id is not null`,
  `create index change_rows_by_change on change_rows (change_id, id)`,
  `create index change_rows_by_subject on change_rows (subject, subject_id, change_id)`,
  `create index change_rows_by_person on change_rows (person_id, change_id) where person_id is not null`,
  `create unique index log_views_by_name on log_views (user_id, account_id, lower(name))`,
]
