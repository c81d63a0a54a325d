import type { Language } from '../words/language.ts'
import { choice, instant, integer, key, table, text } from './tables.ts'

export const inviteTables = {
  invites: table({
    id: text().key(),
    /** The id of the property's account. */
    account_id: integer(),
    property_id: integer().references('properties').recordedAs('property'),
    /** The SHA-256 hash of the link's token; the token itself is only in the mail. */
    link_hash: text().unique().recordedAs('phoneCode'),
    type: choice('Temporary', 'Recurring').recordedAs('inviteType'),
    name: text().recordedAs('name'),
    /** The sender's name that a guest reads. It stays the same when the user is renamed. */
    sent_by: text().recordedAs('sentBy'),
    /** The user who sent the invite. Null for an older invite whose sender's name does not belong to exactly one user. */
    sent_by_user_id: integer().references('users').orNull(),
    description: text().recordedAs('description'),
    start_at: instant().orNull().recordedAs('start'),
    /** The first instant at which the invite no longer opens doors. */
    end_at: instant().orNull().recordedAs('end'),
    /** The number of allowed uses; null without a limit. */
    uses_allowed: integer().orNull().recordedAs('usesAllowed'),
    uses_left: integer().check('uses_left >= 0').orNull(),
    revoked_at: instant().orNull().recordedAs('revoked'),
    last_used_at: instant().orNull(),
    created_at: instant(),
    /** The kind of invite: a QR key, or digits for a keypad. */
    kind: text<'QR' | 'PIN'>().default('QR').recordedAs('kind'),
    /** The address to which the link was mailed; empty if it was not mailed. */
    recipient: text().default('').recordedAs('recipient'),
    last_sent_at: instant().orNull(),
    /** The language of the invite's mails. */
    language: text<Language>().default('en'),
    /** The encrypted digits of a PIN invite; the next column has their hash. */
    sealed_pin: text().orNull(),
    pin_hash: text().orNull().recordedAs('code'),
    version: integer().default(1),
    /** The name of the user who last changed the invite; empty if nobody has. */
    updated_by: text().default(''),
  }),
  /** A code of an invite. It is derived from a secret, the invite and `counter`; only its hash is stored. */
  invite_codes: table({
    code_hash: text().key(),
    invite_id: text().partOf('invites'),
    counter: integer(),
    made_at: instant(),
    /** When a reader used up the code of a recurring invite. */
    used_at: instant().orNull(),
    /** When the invite was sent again, which made this code invalid. */
    replaced_at: instant().orNull(),
  }, 'unique (invite_id, counter)'),
  invite_locations: table({
    invite_id: text().partOf('invites'),
    port_id: text().references('ports').recordedAs('door'),
    position: integer(),
  }, 'primary key (invite_id, port_id)'),
  invite_weekly: table({
    id: key(),
    invite_id: text().partOf('invites'),
    /** The weekday in the property's zone: 0 is Sunday, 6 is Saturday. */
    weekday: integer().check('weekday between 0 and 6').recordedAs('weekday'),
    start_minute: integer().check('start_minute between 0 and 1440').recordedAs('startMinute'),
    /** The end as a minute of the day; 1440 is the end of the day. */
    end_minute: integer().check('end_minute between 0 and 1440').recordedAs('endMinute'),
  }),
}

export const guestTables = {
  /** The rules by which residents may invite guests. An account without a row has the domain's `firstGuestRules`. */
  guest_rules: table({
    account_id: integer().key().references('accounts'),
    is_on: integer().recordedAs('guestsOn'),
    at_once: integer().recordedAs('guestsAtOnce'),
    hours: integer().recordedAs('guestHours'),
    /** The ids of the doors for guests as JSON; null for every door of the resident. */
    ports: text().orNull().recordedAs('guestDoors'),
    version: integer().default(1),
    updated_by: text(),
  }),
}

export const inviteIndexes: readonly string[] = [
  `create index invites_by_pin on invites (pin_hash) where pin_hash is not null`,
  `create index invites_by_property on invites (property_id, created_at)`,
  `create index invites_by_sender on invites (sent_by_user_id) where sent_by_user_id is not null`,
  `create index invites_by_end on invites (property_id, end_at) where end_at is not null`,
  `create index invites_of_account on invites (account_id, created_at)`,
  `create index invites_ending on invites (account_id, end_at, start_at, uses_left, kind) where revoked_at is null`,
  `create index invites_revoked on invites (account_id, created_at) where revoked_at is not null`,
  `create unique index one_waiting_code on invite_codes (invite_id) where used_at is null and replaced_at is null`,
  `create index invite_locations_by_port on invite_locations (port_id, invite_id)`,
  `create index invite_weekly_by_invite on invite_weekly (invite_id)`,
]
