import { type RawBuilder, sql } from 'kysely'
import { byEngine, isPostgres } from '../store/byEngine.ts'
import type { Store } from '../store/openStore.ts'

export interface LongLists {
  /** The id of the import to which the rows belong. */
  importId: number
}

/** The first id of added rows. */
const firstId = 2_000_000

/** Fills each list of account 1 that has numbered pages with `count` rows, which the database generates. */
export async function fillLongLists(store: Store, count: number, now = Date.now()): Promise<LongLists> {
  await store.transaction().execute((trx) => fill(trx, count, now))
  await byEngine(sql`analyze`, sql`vacuum analyze`).execute(store)
  return { importId: firstId }
}

async function fill(store: Store, count: number, now: number): Promise<void> {
  // The test data needs no search index and no notifications.
  if (isPostgres(store)) await sql`set local session_replication_role = replica`.execute(store)
  await addUsers(store, count, now)
  await sql`insert into access_codes (id, account_id, user_id, type, label, sealed_code, sealed_phone_code, output_mode, is_active, created_at, version)
    select ${id} + n, 1, ${id} + n, 1, 'Code ' || n, '', '', 1, 1, ${whole(now)}, 1 from ${series(count)}`.execute(store)
  await sql`insert into contacts (id, account_id, property_id, name, relation, phone, email, notes, version, updated_by)
    select ${id} + n, 1, 1, 'Contact ' || (n * 7919 % 9973), 'Neighbor', '', '', '', 1, '' from ${series(count)}`.execute(store)
  // Nine of ten invites have ended, and one of a hundred was revoked; one was created each minute.
  await sql`insert into invites (id, account_id, property_id, link_hash, type, name, sent_by, description, start_at, end_at, uses_allowed, uses_left, revoked_at, created_at)
    select 'long' || n, 1, 1, 'long' || n, 'Temporary', 'Invite ' || n, 'Dana Whitfield', '', ${whole(now)} - n * 60000,
      ${whole(now)} - n * 60000 + ${whole(count)} * 6000, 1, 1 - n % 2, case when n % 100 = 0 then ${whole(now)} end, ${whole(now)} - n * 60000 from ${series(count)}`.execute(store)
  await sql`insert into device_commands (id, account_id, module_id, module_name, action, code_id, made_at, status, next_at, done_at)
    select ${id} + n, 1, (select min(id) from modules), 'Controller', 'update', ${id} + n, ${whole(now)}, 'acknowledged', ${whole(now)}, ${whole(now)} from ${series(count)}`.execute(store)
  await sql`insert into lockdowns (id, account_id, property_id, reason, is_drill, started_at, started_by, released_at, released_by, ended_at)
    select ${id} + n, 1, 1, 'Drill ' || n, 1, ${whole(now)} - n * 60000, 1, ${whole(now)} - n * 60000 + 1000, 1, ${whole(now)} - n * 60000 + 2000 from ${series(count)}`.execute(store)
  await sql`insert into imports (id, account_id, property_id, by_user_id, by_name, file_name, state, rows, created_at, started_at, ended_at)
    values (${id}, 1, 1, 1, 'Dana Whitfield', 'people.csv', 'done', ${whole(count)}, ${whole(now)}, ${whole(now)}, ${whole(now)})`.execute(store)
  await sql`insert into import_rows (import_id, row, choice, cells, name, outcome)
    select ${id}, n, 'new', '{}', 'Person ' || n, case when n % 3 = 0 then 'failed' else 'created' end from ${series(count)}`.execute(store)
}

async function addUsers(store: Store, count: number, now: number): Promise<void> {
  const unit = byEngine(sql`printf('%05d', n * 31 % 9999)`, sql`lpad((n * 31 % 9999)::text, 5, '0')`)
  await sql`insert into units (account_id, name, name_key, sort, created_at) select distinct 1, ${unit}, ${unit}, ${unit}, ${whole(now)} from ${series(count)}`.execute(store)
  await sql`insert into users (id, account_id, property_id, name, first_name, last_name, sort_name, email, username, password_hash, role, user_type_id, user_portal, is_user_admin,
      is_kits_admin, is_billing_admin, is_single_family, dashboard_flag, has_web_access, unit_id, unit, unit_sort, phone, group_id, is_mobile_only, is_cellgate_app, last_entry_at,
      created_at, updated_at)
    select ${id} + n, 1, 1, 'Ada ' || n, 'Ada', 'Number ' || (n * 7919 % 9973), 'ada ' || (n * 40503 % 99991), 'ada.' || n || '@mail.example', '#long' || n, '', 3, 1, 1, 0, 0, 0, 0, 1, 0,
      (select units.id from units where account_id = 1 and name_key = ${unit}), ${unit}, ${unit}, '', 3, 1, 1, case when n % 11 > 0 then ${whole(now)} - n * 7919 end, ${whole(now)}, ${whole(now)} from ${series(count)}`.execute(store)
}

const whole = (value: number) => byEngine(sql.raw(String(value)), sql.raw(`${value}::bigint`))

const id = whole(firstId)

function series(count: number): RawBuilder<unknown> {
  return byEngine(
    sql`(with recursive series (n) as (select 1 union all select n + 1 from series where n < ${sql.lit(count)}) select n from series) as series`,
    sql`generate_series(1::bigint, ${sql.lit(count)}::bigint) as series (n)`,
  )
}

/** Adds this many events at three doors of the seeded property, evenly over the days before `now`, of 40 users; one in 97 is a refusal. */
export async function fillEvents(store: Store, now: number, { events, days }: { events: number; days: number }): Promise<void> {
  await sql`insert into gate_events (property_id, port_id, port_name, at, who, decision, reason, credential_kind, user_id)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(events)})
    select 1, case when n % 8 = 0 then 'tower-b-lobby' when n % 3 = 0 then 'clubhouse' else 'main-entry' end, 'Door', cast(${sql.lit(now)} as bigint) - cast(n as bigint) * ${sql.lit(Math.floor((days * 86_400_000) / events))}, 'User',
      case when n % 97 = 0 then 'denied' else 'open' end, 'opened', 'PIN', n % 40 + 1 from numbers`.execute(store)
  await byEngine(sql`analyze`, sql`vacuum analyze`).execute(store)
}
