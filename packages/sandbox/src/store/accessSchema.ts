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
