import type { AccessCodeType, DoorOutputMode, FacilityCodeMode, WiegandFormat } from '@portal/domain'
import { flag, instant, integer, key, savedBy, table, text } from './tables.ts'

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
    name: text().nocase().recordedAs('name'),
    restriction: restrictionJson().recordedAs('rule'),
    version: integer(),
    updated_by: savedBy(),
  }, 'unique (account_id, name)'),
  /** A restriction of a group at a location, at one of its controllers, or at one door. It follows a template or is the group's own. */
  group_restrictions: table({
    id: key(),
    group_id: integer().references('user_groups'),
    location_id: integer().references('property_locations').recordedAs('location'),
    module_id: integer().references('modules').orNull().recordedAs('controller'),
    port_id: text().references('ports').orNull().recordedAs('door'),
    preset_template_id: integer().references('preset_templates').orNull().recordedAs('template'),
    restriction: restrictionJson().orNull().recordedAs('rule'),
    version: integer(),
    updated_by: savedBy(),
  }, 'check ((preset_template_id is null) <> (restriction is null))'),
  user_restrictions: table({
    user_id: integer().key().references('users'),
    /** The restriction; null after it was removed. */
    restriction: restrictionJson().orNull().recordedAs('rule'),
    version: integer(),
    updated_by: savedBy(),
  }),
  /** The locations to which a user is limited; a user without a row may enter all locations of the account. */
  user_places: table({
    user_id: integer().key().references('users'),
    has_all: flag().recordedAs('everywhere'),
    /** A JSON list of ids. */
    locations: text().recordedAs('locations'),
    modules: text().recordedAs('controllers'),
  }),
  access_codes: table({
    id: key(),
    account_id: integer().references('accounts'),
    user_id: integer().references('users').orNull().recordedAs('person'),
    type: integer<AccessCodeType>().recordedAs('codeType'),
    label: text().recordedAs('label'),
    /** The code, encrypted under the sandbox's data key; empty for cards. */
    sealed_code: text(),
    /** The keyed hash of the code within its space; null for cards. */
    code_hash: text().orNull().recordedAs('code'),
    sealed_phone_code: text(),
    phone_code_hash: text().orNull().recordedAs('phoneCode'),
    wiegand_format: text<WiegandFormat>().orNull().recordedAs('wiegandFormat'),
    facility_code_mode: integer<FacilityCodeMode>().orNull().recordedAs('facilityCodeMode'),
    facility_code: integer().orNull().recordedAs('facilityCode'),
    /** The number of one card; null for a range of cards, whose ends are the next two columns. */
    card_number: integer().orNull().recordedAs('cardNumber'),
    card_from: integer().orNull().recordedAs('cardFrom'),
    card_to: integer().orNull().recordedAs('cardTo'),
    output_mode: integer<DoorOutputMode>().recordedAs('doorOutput'),
    valid_from: instant().orNull().recordedAs('validFrom'),
    valid_until: instant().orNull().recordedAs('validUntil'),
    is_active: flag().recordedAs('isActive'),
    /** When the entry method was reported lost. A lost entry method is not active. */
    lost_at: instant().orNull().recordedAs('lost'),
    restriction: restrictionJson().orNull().recordedAs('rule'),
    last_used_at: instant().orNull(),
    created_at: instant(),
    version: integer(),
    updated_by: savedBy(),
  }),
  access_code_locations: table({
    code_id: integer().partOf('access_codes'),
    location_id: integer().references('property_locations').recordedAs('location'),
    is_active: flag().recordedAs('isActive'),
    /** A JSON list of the doors' ids; null for every door of the location. */
    ports: text().orNull().recordedAs('doors'),
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
    location_id: integer().references('property_locations').recordedAs('location'),
    account_id: integer().references('accounts'),
    name: text().nocase().recordedAs('name'),
    output_mode: integer<DoorOutputMode>().recordedAs('doorOutput'),
    /** The weekly hours, as a JSON list of the domain's `WeekWindow`. The next column is a JSON list of `DatedException`. */
    windows: text().recordedAs('weekWindows'),
    exceptions: text().recordedAs('exceptions'),
    pauses_on_holidays: flag().recordedAs('pausesOnHolidays'),
    is_active: flag().recordedAs('isActive'),
    version: integer(),
    updated_by: savedBy(),
  }, 'unique (location_id, name)'),
  schedule_ports: table({
    schedule_id: integer().partOf('schedules'),
    port_id: text().references('ports').recordedAs('door'),
  }, 'primary key (schedule_id, port_id)'),
  holidays: table({
    id: key(),
    location_id: integer().references('property_locations').recordedAs('location'),
    account_id: integer().references('accounts'),
    name: text().recordedAs('name'),
    /** The first day of the holiday as an ISO date. The next column is the last day; both are included. */
    first_day: text().recordedAs('firstDay'),
    last_day: text().recordedAs('lastDay'),
    version: integer(),
    updated_by: savedBy(),
  }),
}

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
