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
