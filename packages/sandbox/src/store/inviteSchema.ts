import type { Language } from '../words/language.ts'
import { choice, instant, integer, key, table, text, type RowOf } from './tables.ts'

export const inviteTables = {
  invites: table({
    id: text().key(),
    /** The account of the property. */
    account_id: integer(),
    property_id: integer().references('properties'),
    /** SHA-256 of the link's token; the token itself is only in the mail. */
    link_hash: text().unique(),
    type: choice('Temporary', 'Recurring'),
    name: text(),
    /** The sender's name that a guest reads; it stays when the user is renamed. */
    sent_by: text(),
    /** The user who sent the invite. Null for an older invite whose sender's name does not belong to exactly one user. */
    sent_by_user_id: integer().references('users').orNull(),
    description: text(),
    start_at: instant().orNull(),
    /** The first instant at which the invite no longer opens. */
    end_at: instant().orNull(),
    /** Null: without limit. */
    uses_allowed: integer().orNull(),
    uses_left: integer().check('uses_left >= 0').orNull(),
    revoked_at: instant().orNull(),
    last_used_at: instant().orNull(),
    created_at: instant(),
    /** A QR key, or digits for a keypad. */
    kind: text<'QR' | 'PIN'>().default('QR'),
    /** The address to which the link was mailed; empty if it was not mailed. */
    recipient: text().default(''),
    last_sent_at: instant().orNull(),
    /** The language of its mails. */
    language: text<Language>().default('en'),
    /** For a PIN invite: the sealed digits and their hash. */
    sealed_pin: text().orNull(),
    pin_hash: text().orNull(),
    version: integer().default(1),
    /** The name of the user who changed the invite last; empty if nobody has. */
    updated_by: text().default(''),
  }),
  /** Codes are derived from a secret, the invite and `counter`; only their hash is kept. */
  invite_codes: table({
    code_hash: text().key(),
    invite_id: text().partOf('invites'),
    counter: integer(),
    made_at: instant(),
    /** When a reader consumed the code (recurring invites). */
    used_at: instant().orNull(),
    /** When the invite was sent again, which invalidated this code. */
    replaced_at: instant().orNull(),
  }, 'unique (invite_id, counter)'),
  invite_locations: table({
    invite_id: text().partOf('invites'),
    port_id: text().references('ports'),
    position: integer(),
  }, 'primary key (invite_id, port_id)'),
  invite_weekly: table({
    id: key(),
    invite_id: text().partOf('invites'),
    /** 0 Sunday … 6 Saturday, in the property's zone. */
    weekday: integer().check('weekday between 0 and 6'),
    start_minute: integer().check('start_minute between 0 and 1440'),
    /** 1440 is the end of the day. */
    end_minute: integer().check('end_minute between 0 and 1440'),
  }),
}

export const guestTables = {
  /** What an account allows residents. Without a row: the domain's `firstGuestRules`. */
  guest_rules: table({
    account_id: integer().key().references('accounts'),
    is_on: integer(),
    at_once: integer(),
    hours: integer(),
    /** JSON of ids of doors; null: every door of the resident. */
    ports: text().orNull(),
    version: integer().default(1),
    updated_by: text(),
  }),
}

export type InvitesTable = RowOf<typeof inviteTables.invites>
export type InviteCodesTable = RowOf<typeof inviteTables.invite_codes>
export type InviteWeeklyTable = RowOf<typeof inviteTables.invite_weekly>

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
