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

export interface AuditTables {
  changes: ChangesTable
  change_rows: ChangeRowsTable
}
