import type { PartnerKind, PartnerMigrationState } from '@portal/domain'
import type { Generated } from 'kysely'

/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

/** A property as another system has it. */
export interface PartnerSitesTable {
  id: number
  account_id: number
  system: string
  name: string
  /** JSON of the names of the fields, by kind. */
  headings: string
  read_only_since: Instant | null
}

/** A record of another system. */
export interface PartnerRecordsTable {
  site_id: number
  kind: PartnerKind
  /** Counted from 2, as in a file with a heading. */
  row: number
  name: string
  /** JSON of the fields in the order of the headings; encrypted for codes. */
  cells: string
  changed_at: Instant
}

export interface PartnerMigrationsTable {
  id: Generated<number>
  account_id: number
  property_id: number
  site_id: number
  by_user_id: number
  by_name: string
  state: PartnerMigrationState
  started_at: Instant
  cut_over_at: Instant | null
  rolled_back_at: Instant | null
  rolled_back_by_user_id: number | null
}

export interface PartnerTables {
  partner_sites: PartnerSitesTable
  partner_records: PartnerRecordsTable
  partner_migrations: PartnerMigrationsTable
}

export const partnerTables: readonly string[] = [
  `create table partner_sites (id integer primary key, account_id integer not null references accounts (id), system text not null, name text not null,
    headings text not null, read_only_since integer)`,
  `create index partner_sites_by_account on partner_sites (account_id)`,
  `create table partner_records (site_id integer not null references partner_sites (id) on delete cascade, kind text not null, row integer not null,
    name text not null, cells text not null, changed_at integer not null, primary key (site_id, kind, row)) without rowid`,
  `create table partner_migrations (id integer primary key autoincrement, account_id integer not null, property_id integer not null,
    site_id integer not null references partner_sites (id), by_user_id integer not null, by_name text not null,
    state text not null check (state in ('open', 'cutOver', 'rollingBack', 'rolledBack')), started_at integer not null, cut_over_at integer,
    rolled_back_at integer, rolled_back_by_user_id integer)`,
  `create index partner_migrations_by_account on partner_migrations (account_id, id)`,
  `create unique index partner_migrations_under_way on partner_migrations (site_id) where state <> 'rolledBack'`,
  `create index partner_migrations_by_state on partner_migrations (state)`,
]
