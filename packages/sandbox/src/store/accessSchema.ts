import type { AccessCodeType, DoorOutputMode, FacilityCodeMode, WiegandFormat } from '@portal/domain'
import { flag, instant, integer, key, savedBy, table, text, type RowOf } from './tables.ts'

/** The domain's `Restriction` as JSON. */
const restrictionJson = text

export const accessTables = {
  /** A controller, which moves one or more doors. */
  modules: table({
    id: key(),
    property_id: integer().references('properties'),
    name: text(),
    hardware_model: text(),
  }),
  port_modules: table({
    port_id: text().key().references('ports'),
    module_id: integer().references('modules'),
    /** Counted from 1. */
    port_number: integer(),
  }),
  preset_templates: table({
    id: key(),
    account_id: integer().references('accounts'),
    name: text().nocase(),
    restriction: restrictionJson(),
    version: integer(),
    updated_by: savedBy(),
  }, 'unique (account_id, name)'),
  /** A rule of a group at a location, at one of its controllers, or at one door; the rule follows a template or has a restriction of its own. */
  group_restrictions: table({
    id: key(),
    group_id: integer().references('user_groups'),
    location_id: integer().references('property_locations'),
    module_id: integer().references('modules').orNull(),
    port_id: text().references('ports').orNull(),
    preset_template_id: integer().references('preset_templates').orNull(),
    restriction: restrictionJson().orNull(),
    version: integer(),
    updated_by: savedBy(),
  }, 'check ((preset_template_id is null) <> (restriction is null))'),
  user_restrictions: table({
    user_id: integer().key().references('users'),
    /** Null after the restriction was removed. */
    restriction: restrictionJson().orNull(),
    version: integer(),
    updated_by: savedBy(),
  }),
  /** A user's locations; a user without a row may enter all locations of the account. */
  user_places: table({
    user_id: integer().key().references('users'),
    has_all: flag(),
    /** JSON lists of ids. */
    locations: text(),
    modules: text(),
  }),
  access_codes: table({
    id: key(),
    account_id: integer().references('accounts'),
    user_id: integer().references('users').orNull(),
    type: integer<AccessCodeType>(),
    label: text(),
    /** Encrypted under the sandbox's data key; empty for cards. */
    sealed_code: text(),
    /** The keyed hash of the code within its space; null for cards. */
    code_hash: text().orNull(),
    sealed_phone_code: text(),
    phone_code_hash: text().orNull(),
    wiegand_format: text<WiegandFormat>().orNull(),
    facility_code_mode: integer<FacilityCodeMode>().orNull(),
    facility_code: integer().orNull(),
    /** The number of one card; null for a range, whose ends are the next two columns. */
    card_number: integer().orNull(),
    card_from: integer().orNull(),
    card_to: integer().orNull(),
    output_mode: integer<DoorOutputMode>(),
    valid_from: instant().orNull(),
    valid_until: instant().orNull(),
    is_active: flag(),
    /** When it was reported lost. A lost entry method is not active. */
    lost_at: instant().orNull(),
    restriction: restrictionJson().orNull(),
    last_used_at: instant().orNull(),
    created_at: instant(),
    version: integer(),
    updated_by: savedBy(),
  }),
  access_code_locations: table({
    code_id: integer().partOf('access_codes'),
    location_id: integer().references('property_locations'),
    is_active: flag(),
    /** JSON list of port ids; null: every door of the location. */
    ports: text().orNull(),
  }, 'primary key (code_id, location_id)'),
  /** The number of entries of a subject on a day. */
  entry_counts: table({
    /** A subject such as `user:7` or `user:7|rule:3`. */
    subject: text(),
    /** ISO date at the property. */
    day: text(),
    entries: integer(),
  }, 'primary key (subject, day)'),
  schedules: table({
    id: key(),
    location_id: integer().references('property_locations'),
    account_id: integer().references('accounts'),
    name: text().nocase(),
    output_mode: integer<DoorOutputMode>(),
    /** JSON lists of the domain's `WeekWindow` and `DatedException`. */
    windows: text(),
    exceptions: text(),
    pauses_on_holidays: flag(),
    is_active: flag(),
    version: integer(),
    updated_by: savedBy(),
  }, 'unique (location_id, name)'),
  schedule_ports: table({
    schedule_id: integer().partOf('schedules'),
    port_id: text().references('ports'),
  }, 'primary key (schedule_id, port_id)'),
  holidays: table({
    id: key(),
    location_id: integer().references('property_locations'),
    account_id: integer().references('accounts'),
    name: text(),
    /** The first and the last day as ISO dates; both belong to the holiday. */
    first_day: text(),
    last_day: text(),
    version: integer(),
    updated_by: savedBy(),
  }),
}

export type AccessCodesTable = RowOf<typeof accessTables.access_codes>
export type SchedulesTable = RowOf<typeof accessTables.schedules>
export type HolidaysTable = RowOf<typeof accessTables.holidays>

export const accessIndexes: readonly string[] = [
  `create index modules_of_property on modules (property_id)`,
  `create index port_modules_by_module on port_modules (module_id)`,
  `create unique index group_restrictions_by_place on group_restrictions (group_id, location_id, coalesce(module_id, 0), coalesce(port_id, ''))`,
  `create index group_restrictions_by_template on group_restrictions (preset_template_id) where preset_template_id is not null`,
  `create index access_codes_by_account on access_codes (account_id, id)`,
  `create index access_codes_by_user on access_codes (user_id) where user_id is not null`,
  `create index access_codes_by_hash on access_codes (code_hash) where code_hash is not null`,
  `create index access_codes_by_phone_code on access_codes (phone_code_hash) where phone_code_hash is not null`,
  `create index access_codes_by_card on access_codes (wiegand_format, card_from, card_to) where wiegand_format is not null`,
  // Tells whether a user has an active code of one type without reading their codes.
  `create index access_codes_by_user_type on access_codes (user_id, type, account_id) where user_id is not null and is_active = 1`,
  `create index access_codes_by_end on access_codes (account_id, valid_until) where valid_until is not null`,
  `create index access_codes_in_order on access_codes (account_id, id, user_id)`,
  `create index access_codes_of_type on access_codes (account_id, type, id, user_id)`,
  `create index access_code_locations_by_location on access_code_locations (location_id)`,
  `create index schedules_of_account on schedules (account_id, name)`,
  `create index schedules_at_work on schedules (is_active, output_mode)`,
  `create index schedule_ports_by_port on schedule_ports (port_id)`,
  `create index holidays_by_location on holidays (location_id)`,
  `create index holidays_of_account on holidays (account_id, first_day, id)`,
  `create index group_restrictions_by_module on group_restrictions (module_id) where module_id is not null`,
  `create index group_restrictions_by_port on group_restrictions (port_id) where port_id is not null`,
  `create index group_restrictions_by_location on group_restrictions (location_id)`,
]
