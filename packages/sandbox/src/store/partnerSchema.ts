import type { PartnerKind, PartnerMigrationState } from '@portal/domain'
import { instant, integer, key, table, text, type RowOf } from './tables.ts'

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
    property_id: integer(),
    site_id: integer().references('partner_sites'),
    by_user_id: integer(),
    by_name: text(),
    state: text<PartnerMigrationState>().check("state in ('open', 'cutOver', 'rollingBack', 'rolledBack')"),
    started_at: instant(),
    cut_over_at: instant().orNull(),
    rolled_back_at: instant().orNull(),
    rolled_back_by_user_id: integer().orNull(),
  }),
}

export type PartnerSitesTable = RowOf<typeof partnerTables.partner_sites>
export type PartnerMigrationsTable = RowOf<typeof partnerTables.partner_migrations>

export const partnerIndexes: readonly string[] = [
  `create index partner_sites_by_account on partner_sites (account_id)`,
  `create index partner_migrations_by_account on partner_migrations (account_id, id)`,
  `create unique index partner_migrations_under_way on partner_migrations (site_id) where state <> 'rolledBack'`,
  `create index partner_migrations_by_state on partner_migrations (state)`,
]
