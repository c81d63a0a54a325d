import type { TenantType } from '@portal/domain'
import type { Generated } from 'kysely'

/** SQLite has no booleans: 0 or 1. */
type Flag = number
/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

export interface AccountsTable {
  id: number
  name: string
  is_active: Flag
  tenant_type: Generated<TenantType>
  /** Why it was made active or inactive last, and by whom; empty and null where it is as it was made. */
  state_reason: Generated<string>
  state_changed_at: Generated<Instant | null>
  state_changed_by: Generated<string>
  /** Of its brand, which may have been taken away; 0: it never had one. */
  brand_version: Generated<number>
  brand_by: Generated<string>
}

/** An account's own brand; without a row it has the portal's. */
export interface AccountBrandsTable {
  account_id: number
  name: string
  /** `#rrggbb`. */
  accent: string
  logo: string | null
}

export interface PropertiesTable {
  id: number
  account_id: number
  name: string
  address: string
  /** The name of an IANA time zone. */
  time_zone: string
  /** When the property's fire alarm went on; null: it is off. */
  fire_alarm_at: Generated<Instant | null>
  /** Whether its doors let in users without a group, hours of their own or doors given by name. */
  lets_unrestricted_in: Generated<number>
}

/** By which text an account stands in an order by name, as long as it has this name. */
interface AccountNamesTable {
  account_id: number
  name: string
  sort_name: string
}

export interface AccountTables {
  accounts: AccountsTable
  account_brands: AccountBrandsTable
  properties: PropertiesTable
  account_names: AccountNamesTable
}

export const accountTables: readonly string[] = [
  `create table accounts (id integer primary key, name text not null, is_active integer not null, tenant_type integer not null default 1,
    state_reason text not null default '', state_changed_at integer, state_changed_by text not null default '', brand_version integer not null default 0,
    brand_by text not null default '')`,
  `create table account_brands (account_id integer primary key references accounts (id), name text not null, accent text not null, logo text)`,
  // By which text an account stands in an order by name; whoever reads the list writes what is missing.
  `create table account_names (account_id integer primary key, name text not null, sort_name text not null)`,
  `create table properties (id integer primary key, account_id integer not null references accounts (id), name text not null, address text not null,
    time_zone text not null, fire_alarm_at integer, lets_unrestricted_in integer not null default 0)`,
  `create index properties_of_account on properties (account_id, id)`,
]
