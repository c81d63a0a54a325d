import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { accessStatements } from './accessMigrations.ts'
import { accountStatements } from './accountMigrations.ts'
import { auditStatements } from './auditMigrations.ts'
import { billingStatements } from './billingMigrations.ts'
import { brandStatements } from './brandMigrations.ts'
import { callPhotoStatements } from './callPhotoMigrations.ts'
import { callStatements } from './callMigrations.ts'
import { callPreferenceStatements } from './callPreferenceMigrations.ts'
import { closedPropertyStatements } from './closedPropertyMigrations.ts'
import { controllerStatements } from './controllerMigrations.ts'
import { exportStatements } from './exportMigrations.ts'
import { importStatements } from './importMigrations.ts'
import { doorStatements } from './doorMigrations.ts'
import { keyStatements } from './keyMigrations.ts'
import { leavingStatements } from './leavingMigrations.ts'
import { growthStatements } from './growthMigrations.ts'
import { houseSetupStatements } from './houseSetupMigrations.ts'
import { logViewStatements } from './logViewMigrations.ts'
import { listStatements } from './listMigrations.ts'
import { lockdownStatements } from './lockdownMigrations.ts'
import { ownAccountStatements } from './ownAccountMigrations.ts'
import { pageStatements } from './pageMigrations.ts'
import { partnerStatements } from './partnerMigrations.ts'
import { processStatements } from './processMigrations.ts'
import { peopleStatements } from './peopleMigrations.ts'
import { requestPathStatements } from './requestPathMigrations.ts'
import { signInAsStatements } from './signInAsMigrations.ts'
import { visitorCallStatements } from './visitorCallMigrations.ts'

/** A migration is a list of statements. A published migration is never edited; a change is a new entry. */
export const statements: Record<string, readonly string[]> = {
  '0001-first-light': [
    `create table settings (key text primary key, value text not null)`,
    `create table transport_keys (kid text primary key, private_jwk text not null, public_jwk text not null,
      created_at integer not null, retired_at integer)`,
    `create table nonces (nonce text primary key, expires_at integer not null) without rowid`,
    `create index nonces_by_expiry on nonces (expires_at)`,
    `create table accounts (id integer primary key, name text not null, is_active integer not null)`,
    `create table properties (id integer primary key, account_id integer not null references accounts (id),
      name text not null, address text not null, time_zone text not null)`,
    `create table users (id integer primary key, account_id integer not null references accounts (id),
      property_id integer not null references properties (id), name text not null, email text not null,
      username text not null unique, password_hash text not null, role integer not null, user_type_id integer not null,
      call_group_id integer, user_portal integer not null, is_user_admin integer not null, is_kits_admin integer not null,
      is_billing_admin integer not null, lands_on_billing integer not null, is_single_family integer not null,
      dashboard_flag integer not null, has_web_access integer not null, removed_at integer)`,
    `create table sessions (token_hash text primary key, auth_key_hash text not null, csrf_hash text not null,
      user_id integer not null references users (id), created_at integer not null, used_at integer not null)`,
    `create table attempts (id integer primary key, bucket text not null, at integer not null)`,
    `create index attempts_by_bucket on attempts (bucket, at)`,
    `create table idempotency (session_hash text not null, key text not null, endpoint text not null, text_hash text not null,
      status integer, body text, created_at integer not null, primary key (session_hash, key))`,
    `create table ports (id text primary key, property_id integer not null references properties (id), name text not null,
      hardware_model text not null, status text not null, last_opened_at integer, position integer not null)`,
    `create table invites (id text primary key, property_id integer not null references properties (id),
      link_hash text not null unique, type text not null check (type in ('Temporary', 'Recurring')), name text not null,
      sent_by text not null, description text not null, start_at integer, end_at integer, uses_allowed integer,
      uses_left integer check (uses_left >= 0), revoked_at integer, last_used_at integer, created_at integer not null)`,
    `create table invite_codes (code_hash text primary key, invite_id text not null references invites (id) on delete cascade,
      counter integer not null, made_at integer not null, used_at integer, unique (invite_id, counter))`,
    `create unique index one_waiting_code on invite_codes (invite_id) where used_at is null`,
    `create table invite_locations (invite_id text not null references invites (id) on delete cascade,
      port_id text not null references ports (id), position integer not null, primary key (invite_id, port_id))`,
    `create table invite_weekly (invite_id text not null references invites (id) on delete cascade,
      weekday integer not null check (weekday between 0 and 6), start_minute integer not null check (start_minute between 0 and 1440),
      end_minute integer not null check (end_minute between 0 and 1440))`,
    `create index invite_weekly_by_invite on invite_weekly (invite_id)`,
    `create table gate_events (id integer primary key, property_id integer not null, port_id text not null, port_name text not null,
      at integer not null, who text, decision text not null, reason text not null, credential_kind text not null)`,
    `create index gate_events_by_property on gate_events (property_id, at)`,
    `create table seed_sign_ins (username text primary key, password text not null, audience text not null, name text not null,
      lands text not null, position integer not null)`,
    `create table seed_invites (invite_id text primary key, token text not null, position integer not null)`,
    `create table faults (endpoint text primary key, latency_ms integer not null, failure text)`,
  ],
  '0002-account-kit': [
    `create table call_groups (id integer primary key, property_id integer not null references properties (id), name text not null)`,
    `alter table users add column watchman_phone_number text not null default ''`,
    `alter table users add column release_content text not null default ''`,
    `alter table users add column has_group_video integer not null default 0`,
    `alter table users add column ignores_group_video integer not null default 0`,
    `alter table users add column ignores_release integer not null default 0`,
    `alter table sessions add column signed_in_by integer references users (id)`,
    `create table links (token_hash text primary key,
      kind text not null check (kind in ('resetPassword', 'masterUser', 'subscribe', 'signInAsAdmin')),
      user_id integer references users (id), by_user_id integer references users (id),
      call_group_id integer references call_groups (id), suggested_username text not null default '',
      watchman_phone_number text not null default '', created_at integer not null, expires_at integer not null, used_at integer)`,
    `create index links_by_user on links (user_id)`,
    `create table mails (id integer primary key autoincrement, recipient text not null, subject text not null, text text not null,
      link text, sent_at integer not null)`,
    `create table seed_links (token text primary key, kind text not null, state text not null, who text not null, position integer not null)`,
  ],
  ...peopleStatements,
  ...accessStatements,
  ...billingStatements,
  ...keyStatements,
  ...requestPathStatements,
  ...callStatements,
  ...processStatements,
  ...visitorCallStatements,
  ...callPreferenceStatements,
  ...callPhotoStatements,
  ...controllerStatements,
  ...auditStatements,
  ...importStatements,
  ...doorStatements,
  ...lockdownStatements,
  ...exportStatements,
  ...logViewStatements,
  ...ownAccountStatements,
  ...signInAsStatements,
  ...leavingStatements,
  ...houseSetupStatements,
  ...accountStatements,
  ...partnerStatements,
  ...brandStatements,
  ...pageStatements,
  ...listStatements,
  ...growthStatements,
  ...closedPropertyStatements,
}

/** All migrations of a store on SQLite, in order. */
export const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(statements).map(([name, lines]) => [name, { up: (db) => runAll(db, lines) }]),
)

async function runAll(db: Kysely<unknown>, lines: readonly string[]): Promise<void> {
  for (const line of lines) await sql.raw(line).execute(db)
}
