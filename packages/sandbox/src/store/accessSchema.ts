import type { AccessCodeType, DoorOutputMode, FacilityCodeMode, WiegandFormat } from '@portal/domain'
import { flag, instant, integer, key, savedBy, table, text, type RowOf } from './tables.ts'

/** A column with the domain's `Restriction` as JSON. */
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
    /** The number of the door on its controller, counted from 1. */
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
  /** A restriction of a group at a location, at one of its controllers, or at one door. It follows a template or is the group's own. */
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
    /** The restriction; null after it was removed. */
    restriction: restrictionJson().orNull(),
    version: integer(),
    updated_by: savedBy(),
  }),
  /** The locations to which a user is limited; a user without a row may enter all locations of the account. */
  user_places: table({
    user_id: integer().key().references('users'),
    has_all: flag(),
    /** A JSON list of ids. */
    locations: text(),
    modules: text(),
  }),
  access_codes: table({
    id: key(),
    account_id: integer().references('accounts'),
    user_id: integer().references('users').orNull(),
    type: integer<AccessCodeType>(),
    label: text(),
    /** The code, encrypted under the sandbox's data key; empty for cards. */
    sealed_code: text(),
    /** The keyed hash of the code within its space; null for cards. */
    code_hash: text().orNull(),
    sealed_phone_code: text(),
    phone_code_hash: text().orNull(),
    wiegand_format: text<WiegandFormat>().orNull(),
    facility_code_mode: integer<FacilityCodeMode>().orNull(),
    facility_code: integer().orNull(),
    /** The number of one card; null for a range of cards, whose ends are the next two columns. */
    card_number: integer().orNull(),
    card_from: integer().orNull(),
    card_to: integer().orNull(),
    output_mode: integer<DoorOutputMode>(),
    valid_from: instant().orNull(),
    valid_until: instant().orNull(),
    is_active: flag(),
    /** When the entry method was reported lost. A lost entry method is not active. */
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
    /** A JSON list of the doors' ids; null for every door of the location. */
    ports: text().orNull(),
  }, 'primary key (code_id, location_id)'),
  /** The number of entries of a subject on a day. */
  entry_counts: table({
    /** The name under which entries are counted, such as `user:7` or `user:7|rule:3`. */
    subject: text(),
    /** The ISO date at the property. */
    day: text(),
    entries: integer(),
  }, 'primary key (subject, day)'),
  schedules: table({
    id: key(),
    location_id: integer().references('property_locations'),
    account_id: integer().references('accounts'),
    name: text().nocase(),
    output_mode: integer<DoorOutputMode>(),
    /** The weekly hours, as a JSON list of the domain's `WeekWindow`. The next column is a JSON list of `DatedException`. */
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
    /** The first day of the holiday as an ISO date. The next column is the last day; both are included. */
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
  // This index tells whether a user has an active code of one type without reading the codes.
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
