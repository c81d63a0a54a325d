import type { Generated } from 'kysely'

/** SQLite has no booleans: 0 or 1. */
type Flag = number
/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number
/** A date at the property, with the time if one was typed: `YYYY-MM-DD` or `YYYY-MM-DD HH:MM`; the column beside it holds the instant. */
export type LocalMoment = string

/** The columns of a user that are not about signing in or flags. */
export interface PersonColumns {
  first_name: string
  last_name: string
  unit: string
  /** Sort key in natural order: 2 before 10. */
  unit_sort: string
  notes: string
  /** IANA; null: the zone of the property. */
  own_time_zone: string | null
  /** A language of the portal; null: that of the browser. */
  language: 'en' | 'es' | null
  theme: 'device' | 'light' | 'dark'
  /** Whether a mail tells them that an export of theirs is ready. */
  mails_exports: number
  /** The telephone that its owner has proved to have; another one in `phone` is not proved yet. */
  verified_phone: string
  phone: string
  /** The digits of the phone, by which phones are compared. */
  phone_digits: string
  /** Empty if the person is not in the directory. */
  directory_pin: string
  group_id: number | null
  is_mobile_only: Flag
  is_cellgate_app: Flag
  /** A code of `DoorOutputMode`. */
  output_mode: number
  web_login_until: LocalMoment | null
  web_login_until_at: Instant | null
  valid_from: LocalMoment | null
  valid_from_at: Instant | null
  /** The first moment at which the user may no longer pass. */
  valid_until: LocalMoment | null
  valid_until_at: Instant | null
  last_entry_at: Instant | null
  created_at: Instant
  updated_at: Instant
  updated_by: string
  version: number
  /** The name in lower case without accents. */
  sort_name: string
  /** Whether the person's phone lets the app show a call while it is locked. */
  allows_notifications: Flag
  /** JSON of the weekly windows, in the property's time, in which calls do not ring this person. */
  quiet_hours: string
  /** Of both columns above. */
  call_preferences_version: number
  /** The name of the user who changed them last; empty if nobody has. */
  call_preferences_by: string
}

export interface UserGroupsTable {
  id: Generated<number>
  account_id: number
  name: string
  description: string
  /** 1 is the highest level. */
  hierarchy_level: number
  is_client_portal_visible: Flag
  group_code: string
  /** The group opens nothing; people who move out are moved into it. */
  is_no_access: Flag
  /** Its members pass during a lockdown. */
  keeps_access: Flag
  version: number
  /** The name of the user who saved the record last; empty if nobody has since the seeding. */
  updated_by: Generated<string>
}

/** A place at which a device is installed; doors refer to it. */
export interface PropertyLocationsTable {
  id: Generated<number>
  property_id: number
  name: string
  position: number
}

export interface ContactsTable {
  id: Generated<number>
  /** The account of the property; a trigger keeps it. */
  of_account_id: Generated<number | null>
  property_id: number
  user_id: number | null
  name: string
  relation: string
  phone: string
  email: string
  notes: string
  version: number
  /** The name of the user who saved the record last; empty if nobody has since the seeding. */
  updated_by: Generated<string>
}

/** What can be taken back for a while: a move-out, or a new group of several people. */
export interface UndoReceiptsTable {
  id: Generated<number>
  account_id: number
  by_user_id: number
  kind: 'moveOut' | 'group'
  /** The group into which the people were moved. */
  group_id: number | null
  /** How many people were changed. */
  people: number
  /** Of the token with which a move-out of one person is taken back. */
  token_hash: string | null
  /** JSON of every changed row as it was before. */
  before: string
  done_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

export interface PeopleTables {
  user_groups: UserGroupsTable
  property_locations: PropertyLocationsTable
  contacts: ContactsTable
  undo_receipts: UndoReceiptsTable
}
