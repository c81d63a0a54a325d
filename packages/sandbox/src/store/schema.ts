import type { DoorAction, SignInAsEnding, TenantType } from '@portal/domain'
import type { Generated } from 'kysely'
import type { AccountListTables } from './accountListSchema.ts'
import type { AccessTables } from './accessSchema.ts'
import type { AuditTables } from './auditSchema.ts'
import type { BillingTables } from './billingSchema.ts'
import type { CallTables } from './callSchema.ts'
import type { ControllerTables } from './controllerSchema.ts'
import type { ExportTables } from './exportSchema.ts'
import type { ImportTables } from './importSchema.ts'
import type { DoorTables } from './doorSchema.ts'
import type { LeavingTables } from './leavingSchema.ts'
import type { LinksTable } from './linkSchema.ts'
import type { LogViewTables } from './logViewSchema.ts'
import type { LockdownTables } from './lockdownSchema.ts'
import type { PartnerTables } from './partnerSchema.ts'
import type { PeopleTables, PersonColumns } from './peopleSchema.ts'
import type { SeedTables } from './seedSchema.ts'
import type { VisitorCallTables } from './visitorCallSchema.ts'

/** SQLite has no booleans: 0 or 1. */
type Flag = number
/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

export interface SettingsTable {
  key: string
  value: string
}

export interface TransportKeysTable {
  kid: string
  private_jwk: string
  public_jwk: string
  created_at: Instant
  /** Set by a rotation; the key is accepted for a while after it. Null: the current key. */
  retired_at: Instant | null
}

export interface NoncesTable {
  nonce: string
  expires_at: Instant
}

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

/** What operators note about an account; a note stays as it was written. */
export interface AccountNotesTable {
  id: Generated<number>
  account_id: number
  text: string
  by_user_id: number
  by_name: string
  at: Instant
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

export interface UsersTable extends PersonColumns {
  id: number
  account_id: number
  property_id: number
  name: string
  email: string
  /** In lower case. */
  username: string
  /** Empty until a master user sets the first password. */
  password_hash: string
  role: number
  user_type_id: number
  call_group_id: number | null
  user_portal: number
  is_user_admin: Flag
  is_kits_admin: Flag
  is_billing_admin: Flag
  /** Whether this is the owner of one house who has not set the account up yet. */
  is_single_family: Flag
  dashboard_flag: number
  has_web_access: Flag
  removed_at: Instant | null
  /** The number that visitor calls of this user try last; empty if there is none. */
  watchman_phone_number: string
  /** HTML; empty: there is no new release. */
  release_content: string
  has_group_video: Flag
  ignores_group_video: Flag
  ignores_release: Flag
}

export interface SessionsTable {
  token_hash: string
  auth_key_hash: string
  csrf_hash: string
  user_id: number
  created_at: Instant
  used_at: Instant
  /** The administrator who signed in as this user. */
  signed_in_by: number | null
  /** Tells it from the person's other sessions; opens nothing. */
  public_id: Generated<string>
  /** What the browser said of itself at the sign-in; cut to 400 characters. */
  user_agent: Generated<string>
  /** The network address of the sign-in. */
  address: Generated<string>
  /** Why an administrator signed in as this user; empty where nobody did, or by an older link. */
  reason: Generated<string>
  /** The first instant at which a session that an administrator began is over; only the way back is open then. Null: it ends as every session. */
  ends_at: Generated<Instant | null>
}

/** The code that was sent last to a person's telephone. */
export interface PhoneCodesTable {
  user_id: number
  phone: string
  code_hash: string
  expires_at: Instant
}

/** Each time an administrator signs in as somebody else, told in that person's history. */
export interface SignInsAsTable {
  id: Generated<number>
  user_id: number
  by_user_id: number
  reason: string
  at: Instant
  /** Null while the session runs, and where the link was never opened. */
  ended_at: Generated<Instant | null>
  /** How it ended; null while it has not. */
  ending: Generated<SignInAsEnding | null>
  /** SHA-256 of the token of the session that it became; null before that. */
  session_hash: Generated<string | null>
}

/** When an operator worked in an account last. */
export interface AccountVisitsTable {
  user_id: number
  account_id: number
  at: Instant
}

export interface AttemptsTable {
  id: Generated<number>
  bucket: string
  at: Instant
}

/** The work that a call in slices has done; kept until its answer is stored. */
export interface ProgressTable {
  session_hash: string
  key: string
  /** Counted from 0. */
  position: number
  /** JSON, encrypted. */
  sealed_part: string
  created_at: Instant
}

export interface IdempotencyTable {
  /** 'nobody' for calls without a session. */
  session_hash: string
  key: string
  endpoint: string
  /** A keyed hash, since a request may hold no more than a PIN. */
  text_hash: string
  /** Null while the first request is still running. */
  status: number | null
  /** Encrypted: an answer may hold a link or a PIN. */
  sealed_body: string | null
  /** The process that is at work on it (claimant.ts). */
  claimed_by: Generated<string>
  created_at: Instant
}

export interface PortsTable {
  id: string
  property_id: number
  name: string
  hardware_model: string
  status: 'Closed' | 'HeldOpen' | 'LeftOpen' | 'Locked' | 'Offline'
  last_opened_at: Instant | null
  position: number
  /** The place at which the door's device is installed. */
  location_id: number | null
  /** The telephone number from which the door's station calls; empty if it has none. */
  station_number: string
  /** The lockdown whose lock the door's controller has confirmed and holds, online or not; null: none. */
  locked_by: number | null
}

export interface InvitesTable {
  id: string
  /** The account of the property; a trigger keeps it. */
  of_account_id: Generated<number | null>
  property_id: number
  /** SHA-256 of the link's token; the token itself is only in the mail. */
  link_hash: string
  type: 'Temporary' | 'Recurring'
  name: string
  /** The sender's name that a guest reads; it stays when the user is renamed. */
  sent_by: string
  /** The user who sent the invite. Null for an older invite whose sender's name does not belong to exactly one user. */
  sent_by_user_id: number | null
  description: string
  start_at: Instant | null
  /** The first instant at which the invite no longer opens. */
  end_at: Instant | null
  /** Null: without limit. */
  uses_allowed: number | null
  uses_left: number | null
  revoked_at: Instant | null
  last_used_at: Instant | null
  created_at: Instant
  /** A QR key, or digits for a keypad. */
  kind: 'QR' | 'PIN'
  /** The address to which the link was mailed; empty if it was not mailed. */
  recipient: string
  last_sent_at: Instant | null
  /** For a PIN invite: the sealed digits and their hash. */
  sealed_pin: string | null
  pin_hash: string | null
  version: number
  /** The name of the user who changed the invite last; empty if nobody has. */
  updated_by: string
}

/** Codes are derived from a secret, the invite and `counter`; only their hash is kept. */
export interface InviteCodesTable {
  code_hash: string
  invite_id: string
  counter: number
  made_at: Instant
  /** When a reader consumed the code (recurring invites). */
  used_at: Instant | null
  /** When the invite was sent again, which ended this code. */
  replaced_at: Instant | null
}

export interface InviteLocationsTable {
  invite_id: string
  port_id: string
  position: number
}

export interface InviteWeeklyTable {
  id: Generated<number>
  invite_id: string
  /** 0 Sunday … 6 Saturday, in the property's zone. */
  weekday: number
  start_minute: number
  /** 1440 is the end of the day. */
  end_minute: number
}

export interface GateEventsTable {
  id: Generated<number>
  property_id: number
  port_id: string
  port_name: string
  at: Instant
  who: string | null
  decision: 'open' | 'denied'
  reason: string
  credential_kind: string
  /** The person, invite or code whose credential was presented. */
  user_id: number | null
  invite_id: string | null
  access_code_id: number | null
  /** Why the door stood open for everybody, and the schedule that held it; null for a door that did not. */
  held_open_by: 'schedule' | 'code' | 'person' | 'fireAlarm' | null
  held_by_schedule: string | null
  /** What a person did from afar, and when that ends; null where somebody came to the door. `decision` is `open` where it was done. */
  door_action: Generated<DoorAction | null>
  door_until: Generated<Instant | null>
  /** Why, in the person's words; empty if they said nothing. */
  door_note: Generated<string>
  /** Since when the controller had not heard of a change that decides otherwise; null where it made no difference. */
  unheard_since: Generated<Instant | null>
}

/** Mails that a real back end would send. This table and the tables below exist in the sandbox only. */
export interface MailsTable {
  id: Generated<number>
  recipient: string
  subject: string
  text: string
  link: string | null
  sent_at: Instant
  /** The name of the account's brand; empty: the portal's own mail. */
  sender: Generated<string>
}

/** Failures that were switched on by hand. */
export interface FaultsTable {
  endpoint: string
  latency_ms: number
  failure: string | null
}

export interface Database extends AccountListTables, AccessTables, AuditTables, BillingTables, CallTables, ControllerTables, ExportTables, ImportTables, LeavingTables, LockdownTables, LogViewTables, PartnerTables, PeopleTables, SeedTables, VisitorCallTables, DoorTables {
  settings: SettingsTable
  transport_keys: TransportKeysTable
  nonces: NoncesTable
  accounts: AccountsTable
  account_notes: AccountNotesTable
  account_brands: AccountBrandsTable
  properties: PropertiesTable
  users: UsersTable
  links: LinksTable
  mails: MailsTable
  sessions: SessionsTable
  sign_ins_as: SignInsAsTable
  account_visits: AccountVisitsTable
  phone_codes: PhoneCodesTable
  attempts: AttemptsTable
  idempotency: IdempotencyTable
  progress: ProgressTable
  ports: PortsTable
  invites: InvitesTable
  invite_codes: InviteCodesTable
  invite_locations: InviteLocationsTable
  invite_weekly: InviteWeeklyTable
  gate_events: GateEventsTable
  faults: FaultsTable
}
