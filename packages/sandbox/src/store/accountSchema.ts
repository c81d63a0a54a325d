import type { TenantType } from '@portal/domain'
import { flag, instant, integer, key, table, text } from './tables.ts'

export const accountTables = {
  accounts: table({
    id: key(),
    name: text().recordedAs('name'),
    /** The account's name in lower case without accents, for sorting. */
    sort_name: text(),
    is_active: flag().recordedAs('isActive'),
    tenant_type: integer<TenantType>().default(1),
    /** Why the account was last made active or inactive; the next columns say when and by which user. Empty and null for an account that never changed. */
    state_reason: text().default('').recordedAs('reason'),
    state_changed_at: instant().orNull(),
    state_changed_by: text().default(''),
    /** The version of the account's brand, even if it was removed; 0 if the account never had one. */
    brand_version: integer().default(0),
    brand_by: text().default(''),
    /** Whether the account's administrators need two-step sign-in. */
    requires_two_step: integer().default(0).recordedAs('requiresTwoStep'),
  }),
  /** An account's own brand; an account without a row has the portal's. */
  account_brands: table({
    account_id: integer().key().references('accounts'),
    name: text().recordedAs('name'),
    /** The accent color as `#rrggbb`. */
    accent: text().recordedAs('color'),
    logo: text().orNull().recordedAs('logo'),
  }),
  properties: table({
    id: key(),
    account_id: integer().references('accounts'),
    name: text().recordedAs('name'),
    address: text().recordedAs('address'),
    /** The name of an IANA time zone. */
    time_zone: text().recordedAs('timeZone'),
    /** When the property's fire alarm went on; null while it is off. */
    fire_alarm_at: instant().orNull(),
    /** Whether the property's doors let in users without a group, hours of their own or assigned doors. */
    lets_unrestricted_in: integer().default(0).recordedAs('letsUnrestrictedIn'),
  }),
}

export const accountIndexes: readonly string[] = [
  `create index properties_of_account on properties (account_id, id)`,
]
