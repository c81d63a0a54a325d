import type { ChangeAction, ChangeSubject } from '@portal/domain'
import type { Generated } from 'kysely'

/** SQLite has no booleans: 0 or 1. */
type Flag = number
/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

/** What one transaction of a call changed. While it is open, triggers write its rows. */
export interface ChangesTable {
  id: Generated<number>
  at: Instant
  /** The call of the contract; empty for what came about by itself. */
  call: string
  /** The path of the page from which it was made; empty if unknown. */
  page: string
  /** Null until the change is closed. */
  account_id: number | null
  /** Null for whoever holds a mailed link, and for what came about by itself. */
  by_user_id: number | null
  /** The name as it was on the day. */
  by_name: string
  /** Who signed in as that user; null if the user signed in themselves. */
  signed_in_by: number | null
  signed_in_by_name: string
  /** The first record that was changed. */
  subject: ChangeSubject | ''
  subject_id: string
  name: string
  action: ChangeAction
  /** How many records were changed. */
  subjects: number
  is_open: Flag
}

export interface ChangeRowsTable {
  id: Generated<number>
  change_id: number
  /** The moment of the change; 0 where the row was written before rows had one. */
  at: Generated<Instant>
  subject: ChangeSubject
  /** The id of the record as text. */
  subject_id: string
  name: string
  account_id: number | null
  /** The person in whose history the row stands, too. */
  person_id: number | null
  /** Whether the row is the record itself and not a part of it. */
  is_record: Flag
  event: 'insert' | 'update' | 'delete'
  /** JSON of `{ field: [before, after] }` by the domain's `changeFields`; both are null for a secret. */
  fields: string
}

/** When something happened in an account last; PostgreSQL may hold several rows of one, of which the last counts. */
interface AccountActivityTable {
  account_id: number
  at: Instant
}

export interface AuditTables {
  changes: ChangesTable
  change_rows: ChangeRowsTable
  account_activity: AccountActivityTable
}

export const auditTables: readonly string[] = [
  // No foreign keys: a change outlives the people and records that it names.
  `create table changes (id integer primary key autoincrement, at integer not null, call text not null, page text not null, account_id integer,
    by_user_id integer, by_name text not null, signed_in_by integer, signed_in_by_name text not null, subject text not null, subject_id text not null,
    name text not null, action text not null, subjects integer not null, is_open integer not null)`,
  `create unique index open_change on changes (is_open) where is_open = 1`,
  `create index changes_by_account on changes (account_id, at, id)`,
  `create index changes_by_author on changes (by_user_id, at) where by_user_id is not null`,
  `create table change_rows (id integer primary key, change_id integer not null, subject text not null, subject_id text not null, name text not null,
    account_id integer, person_id integer, is_record integer not null, event text not null, fields text not null, at integer not null default 0)`,
  `create index change_rows_by_change on change_rows (change_id, id)`,
  `create index change_rows_by_subject on change_rows (subject, subject_id, change_id)`,
  `create index change_rows_by_person on change_rows (person_id, change_id) where person_id is not null`,
  // When something happened in each account last, at a gate or in the portal; PostgreSQL keeps it in its own way (postgres/accountActivity.ts).
  `create table account_activity (account_id integer primary key, at integer not null)`,
  `create trigger account_activity_event after insert on gate_events begin
    insert into account_activity (account_id, at) select account_id, new.at from properties where id = new.property_id
    on conflict (account_id) do update set at = max(account_activity.at, excluded.at); end`,
  `create trigger account_activity_change after update of is_open on changes when new.is_open = 0 and new.account_id is not null begin
    insert into account_activity (account_id, at) values (new.account_id, new.at) on conflict (account_id) do update set at = max(account_activity.at, excluded.at); end`,
]
