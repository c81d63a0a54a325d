import type { TenantType } from '@portal/domain'
import { flag, instant, integer, key, table, text } from './tables.ts'

export const accountTables = {
  accounts: table({
    id: key(),
    name: text(),
    /** The name in lower case without accents. */
    sort_name: text(),
    is_active: flag(),
    tenant_type: integer<TenantType>().default(1),
    /** Why, when and by which user it was last made active or inactive; empty and null for an account that never changed. */
    state_reason: text().default(''),
    state_changed_at: instant().orNull(),
    state_changed_by: text().default(''),
    /** The version of its brand, also if removed; 0: it never had one. */
    brand_version: integer().default(0),
    brand_by: text().default(''),
    /** Whether its administrators need two-step sign-in. */
    requires_two_step: integer().default(0),
  }),
  /** An account's own brand; without a row it has the portal's. */
  account_brands: table({
    account_id: integer().key().references('accounts'),
    name: text(),
    /** `#rrggbb`. */
    accent: text(),
    logo: text().orNull(),
  }),
  properties: table({
    id: key(),
    account_id: integer().references('accounts'),
    name: text(),
    address: text(),
    /** The name of an IANA time zone. */
    time_zone: text(),
    /** When the property's fire alarm went on; null: it is off. */
    fire_alarm_at: instant().orNull(),
    /** Whether its doors let in users without a group, hours of their own or doors given by name. */
    lets_unrestricted_in: integer().default(0),
  }),
}

export const accountIndexes: readonly string[] = [
  `create index properties_of_account on properties (account_id, id)`,
]
