import type { ImportChoice, ImportKind, ImportState, PartnerKind, PartnerMigrationState } from '@portal/domain'
import { choice, instant, integer, key, table, text } from './tables.ts'

export const importTables = {
  // The tables have no foreign keys of users, because an import outlives the users that it created.
  /** An import into a property. Its counts are those of its rows. */
  imports: table({
    id: key(),
    account_id: integer(),
    property_id: integer().recordedAs('property'),
    by_user_id: integer(),
    by_name: text(),
    file_name: text().recordedAs('fileName'),
    kind: text<ImportKind>().default('users'),
    /** 1 if the user confirmed rows after which visitors can reach no one, otherwise 0. */
    acknowledges_end: integer().check('acknowledges_end in (0, 1)').default(0),
    /** The id of the group for new users whose row names none; null for no group. */
    new_group_id: integer().orNull(),
    state: text<ImportState>().check("state in ('draft', 'running', 'paused', 'cancelled', 'done')").recordedAs('taskState'),
    /** Why the import paused automatically; empty if it didn't. */
    reason: text().default('').recordedAs('problem'),
    /** The number of rows in the file. */
    rows: integer(),
    created_at: instant(),
    started_at: instant().orNull(),
    ended_at: instant().orNull(),
    /** The id of the user who is undoing rows; null if nobody is. */
    undo_by_user_id: integer().orNull(),
    /** The id of the migration to which the import belongs; null without one. */
    migration_id: integer().orNull(),
  }),
  import_rows: table({
    import_id: integer().partOf('imports'),
    /** The number of the row in the spreadsheet. */
    row: integer(),
    choice: text<ImportChoice>(),
    /** The kind of file, the same as that of the import. */
    kind: text<ImportKind>().default('users'),
    /** The domain's `ImportCells` as JSON. */
    cells: text(),
    name: text(),
    outcome: text<'waiting' | 'created' | 'changed' | 'unchanged' | 'skipped' | 'failed'>().default('waiting'),
    code: text().default(''),
    /** Why the row was refused or can't be undone, in the format of `keepSentence`. */
    message: text().default(''),
    /** The id of the record that the row created or changed. */
    record_id: integer().orNull(),
    /** The changed fields with their values before and after as JSON, for display. */
    changes: text().default('[]'),
    /** The record before the row as JSON, for undoing the row; null for a new record. */
    before: text().orNull(),
    /** The record's version before the row; the next column is the version after it. Another version means that someone has changed the record since. */
    version_before: integer().orNull(),
    version_after: integer().orNull(),
    undo: choice('none', 'open', 'waiting', 'undone', 'blocked').default('none'),
  }, 'primary key (import_id, row)'),
}

export const importIndexes: readonly string[] = [
  `create index imports_by_account on imports (account_id, id)`,
  `create index imports_at_work on imports (id) where state = 'running' or undo_by_user_id is not null`,
  `create index imports_by_migration on imports (migration_id, id) where migration_id is not null`,
  `create index import_rows_by_outcome on import_rows (import_id, outcome, row)`,
  `create index import_rows_by_undo on import_rows (import_id, undo, row)`,
  `create index import_rows_by_record on import_rows (kind, record_id) where record_id is not null`,
  `create index import_rows_by_name on import_rows (import_id, name) where outcome = 'waiting'`,
]

export const partnerTables = {
  /** A property in another system. */
  partner_sites: table({
    id: key(),
    account_id: integer().references('accounts'),
    system: text(),
    name: text(),
    /** The names of the fields as JSON, by kind of record. */
    headings: text(),
    read_only_since: instant().orNull(),
  }),
  /** A record of another system. */
  partner_records: table({
    site_id: integer().partOf('partner_sites'),
    kind: text<PartnerKind>(),
    /** The number of the record's row, counted from 2, as in a file with headings. */
    row: integer(),
    name: text(),
    /** The fields in the order of the headings as JSON; encrypted for codes. */
    cells: text(),
    changed_at: instant(),
  }, 'primary key (site_id, kind, row)'),
  partner_migrations: table({
    id: key(),
    account_id: integer(),
    property_id: integer().recordedAs('property'),
    site_id: integer().references('partner_sites'),
    by_user_id: integer(),
    by_name: text(),
    state: text<PartnerMigrationState>().check("state in ('open', 'cutOver', 'rollingBack', 'rolledBack')"),
    started_at: instant(),
    cut_over_at: instant().orNull().recordedAs('cutOver'),
    rolled_back_at: instant().orNull().recordedAs('rolledBack'),
    rolled_back_by_user_id: integer().orNull(),
  }),
}

export const partnerIndexes: readonly string[] = [
  `create index partner_sites_by_account on partner_sites (account_id)`,
  `create index partner_migrations_by_account on partner_migrations (account_id, id)`,
  `create unique index partner_migrations_under_way on partner_migrations (site_id) where state <> 'rolledBack'`,
  `create index partner_migrations_by_state on partner_migrations (state)`,
]
