import type { AccessCodeType, DoorOutputMode, FacilityCodeMode, WiegandFormat } from '@portal/domain'
import type { Generated } from 'kysely'

/** SQLite has no booleans: 0 or 1. */
type Flag = number
/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number
/** The domain's `Restriction` as JSON. */
type RestrictionJson = string

/** A controller, which moves one or more doors. */
export interface ModulesTable {
  id: Generated<number>
  property_id: number
  name: string
  hardware_model: string
}

export interface PortModulesTable {
  port_id: string
  module_id: number
  /** Counted from 1. */
  port_number: number
}

export interface PresetTemplatesTable {
  id: Generated<number>
  account_id: number
  name: string
  restriction: RestrictionJson
  version: number
  /** The name of the user who saved the record last; empty if nobody has since the seeding. */
  updated_by: Generated<string>
}

/** A rule of a group at a location, at one of its controllers, or at one door; the rule follows a template or has a restriction of its own. */
export interface GroupRestrictionsTable {
  id: Generated<number>
  group_id: number
  location_id: number
  module_id: number | null
  port_id: string | null
  preset_template_id: number | null
  restriction: RestrictionJson | null
  version: number
  /** The name of the user who saved the record last; empty if nobody has since the seeding. */
  updated_by: Generated<string>
}

export interface UserRestrictionsTable {
  user_id: number
  /** Null after the restriction was removed. */
  restriction: RestrictionJson | null
  version: number
  /** The name of the user who saved the record last; empty if nobody has since the seeding. */
  updated_by: Generated<string>
}

/** Where a user may pass; a user without a row may pass at all locations of the account. */
export interface UserPlacesTable {
  user_id: number
  has_all: Flag
  /** JSON lists of ids. */
  locations: string
  modules: string
}

export interface AccessCodesTable {
  id: Generated<number>
  account_id: number
  user_id: number | null
  type: AccessCodeType
  label: string
  /** Encrypted under the sandbox's data key; empty for cards. */
  sealed_code: string
  /** The keyed hash of the code within its space; null for cards. */
  code_hash: string | null
  sealed_phone_code: string
  phone_code_hash: string | null
  wiegand_format: WiegandFormat | null
  facility_code_mode: FacilityCodeMode | null
  facility_code: number | null
  /** The number of one card; null for a range, whose ends are the next two columns. */
  card_number: number | null
  card_from: number | null
  card_to: number | null
  output_mode: DoorOutputMode
  valid_from: Instant | null
  valid_until: Instant | null
  is_active: Flag
  restriction: RestrictionJson | null
  last_used_at: Instant | null
  created_at: Instant
  version: number
  /** The name of the user who saved the record last; empty if nobody has since the seeding. */
  updated_by: Generated<string>
}

export interface AccessCodeLocationsTable {
  code_id: number
  location_id: number
  is_active: Flag
  /** JSON list of port ids; null: every door of the location. */
  ports: string | null
}

/** The number of entries of a subject on a day. */
export interface EntryCountsTable {
  /** A subject such as `user:7` or `user:7|rule:3`. */
  subject: string
  /** ISO date at the property. */
  day: string
  entries: number
}

export interface SchedulesTable {
  id: Generated<number>
  location_id: number
  account_id: number
  name: string
  output_mode: DoorOutputMode
  /** JSON lists of the domain's `WeekWindow` and `DatedException`. */
  windows: string
  exceptions: string
  pauses_on_holidays: Flag
  is_active: Flag
  version: number
  /** The name of the user who saved the record last; empty if nobody has since the seeding. */
  updated_by: Generated<string>
}

export interface SchedulePortsTable {
  schedule_id: number
  port_id: string
}

export interface HolidaysTable {
  id: Generated<number>
  location_id: number
  account_id: number
  name: string
  /** The first and the last day as ISO dates; both belong to the holiday. */
  first_day: string
  last_day: string
  version: number
  /** The name of the user who saved the record last; empty if nobody has since the seeding. */
  updated_by: Generated<string>
}

export interface AccessTables {
  modules: ModulesTable
  port_modules: PortModulesTable
  preset_templates: PresetTemplatesTable
  group_restrictions: GroupRestrictionsTable
  user_restrictions: UserRestrictionsTable
  user_places: UserPlacesTable
  access_codes: AccessCodesTable
  access_code_locations: AccessCodeLocationsTable
  entry_counts: EntryCountsTable
  schedules: SchedulesTable
  schedule_ports: SchedulePortsTable
  holidays: HolidaysTable
}

export const accessTables: readonly string[] = [
  `create table modules (id integer primary key, property_id integer not null references properties (id), name text not null, hardware_model text not null)`,
  `create index modules_of_property on modules (property_id)`,
  `create table port_modules (port_id text primary key references ports (id), module_id integer not null references modules (id),
    port_number integer not null)`,
  `create index port_modules_by_module on port_modules (module_id)`,
  `create table preset_templates (id integer primary key, account_id integer not null references accounts (id), name text not null collate nocase,
    restriction text not null, version integer not null, updated_by text not null default '', unique (account_id, name))`,
  `create table group_restrictions (id integer primary key, group_id integer not null, location_id integer not null,
    module_id integer references modules (id), port_id text references ports (id), preset_template_id integer references preset_templates (id), restriction text,
    version integer not null, updated_by text not null default '', check ((preset_template_id is null) <> (restriction is null)))`,
  `create unique index group_restrictions_by_place on group_restrictions (group_id, location_id, coalesce(module_id, 0), coalesce(port_id, ''))`,
  `create index group_restrictions_by_template on group_restrictions (preset_template_id) where preset_template_id is not null`,
  `create table user_restrictions (user_id integer primary key references users (id), restriction text, version integer not null,
    updated_by text not null default '')`,
  `create table user_places (user_id integer primary key references users (id), has_all integer not null, locations text not null, modules text not null)`,
  `create table access_codes (id integer primary key, account_id integer not null references accounts (id), user_id integer references users (id),
    type integer not null, label text not null, sealed_code text not null, code_hash text, sealed_phone_code text not null, phone_code_hash text,
    wiegand_format text, facility_code_mode integer, facility_code integer, card_number integer, card_from integer, card_to integer, output_mode integer not null,
    valid_from integer, valid_until integer, is_active integer not null, restriction text, last_used_at integer, created_at integer not null,
    version integer not null, updated_by text not null default '')`,
  `create index access_codes_by_account on access_codes (account_id, id)`,
  `create index access_codes_by_user on access_codes (user_id) where user_id is not null`,
  `create index access_codes_by_hash on access_codes (code_hash) where code_hash is not null`,
  `create index access_codes_by_phone_code on access_codes (phone_code_hash) where phone_code_hash is not null`,
  `create index access_codes_by_card on access_codes (wiegand_format, card_from, card_to) where wiegand_format is not null`,
  // Tells whether a person has an active code of one type without reading their codes.
  `create index access_codes_by_user_type on access_codes (user_id, type, account_id) where user_id is not null and is_active = 1`,
  `create index access_codes_by_end on access_codes (account_id, valid_until) where valid_until is not null`,
  `create index access_codes_in_order on access_codes (account_id, id, user_id)`,
  `create index access_codes_of_type on access_codes (account_id, type, id, user_id)`,
  `create table access_code_locations (code_id integer not null references access_codes (id) on delete cascade, location_id integer not null,
    is_active integer not null, ports text, primary key (code_id, location_id)) without rowid`,
  `create index access_code_locations_by_location on access_code_locations (location_id)`,
  `create table entry_counts (subject text not null, day text not null, entries integer not null, primary key (subject, day)) without rowid`,
  `create table schedules (id integer primary key, location_id integer not null, account_id integer not null references accounts (id),
    name text not null collate nocase, output_mode integer not null, windows text not null, exceptions text not null, pauses_on_holidays integer not null,
    is_active integer not null, version integer not null, updated_by text not null default '', unique (location_id, name))`,
  `create index schedules_of_account on schedules (account_id, name)`,
  `create index schedules_at_work on schedules (is_active, output_mode)`,
  `create table schedule_ports (schedule_id integer not null references schedules (id) on delete cascade, port_id text not null references ports (id),
    primary key (schedule_id, port_id)) without rowid`,
  `create index schedule_ports_by_port on schedule_ports (port_id)`,
  `create table holidays (id integer primary key, location_id integer not null, account_id integer not null references accounts (id), name text not null,
    first_day text not null, last_day text not null, version integer not null, updated_by text not null default '')`,
  `create index holidays_by_location on holidays (location_id)`,
  `create index holidays_of_account on holidays (account_id, first_day, id)`,
  // A new code that gets the id of a deleted one begins without uses.
  `create trigger access_codes_forget_uses after delete on access_codes begin
    delete from entry_counts where subject in ('code:' || old.id, 'code:' || old.id || '|own'); end`,
]
