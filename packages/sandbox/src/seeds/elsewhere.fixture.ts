import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import { automatic } from '../store/trail.ts'
import { inTransaction } from '../store/transaction.ts'

/** The first id of added rows. */
const firstId = 3_000_000

interface Elsewhere {
  accounts: number
  /** The number of users of one account who changed while a controller was offline. */
  changed: number
  /** The number of rows of an import that waits in that account. */
  rows: number
}

/** Adds other accounts to a SQLite database. Each has a property, a door, its controller and a schedule that opens the door momentarily. */
export async function fillElsewhere(store: Store, { accounts, changed, rows }: Elsewhere, now = Date.now()): Promise<void> {
  const each = (columns: string, values: RawBuilder<unknown>, count = accounts) => sql`insert into ${sql.raw(columns)} select ${values}
    from (with recursive series (n) as (select 1 union all select n + 1 from series where n < ${sql.lit(count)}) select n, ${sql.lit(firstId)} + n as id from series) as series`.execute(store)
  const windows = JSON.stringify([{ days: [0, 1, 2, 3, 4, 5, 6], start: 0, end: 1440 }])
  await each('accounts (id, name, sort_name, is_active, tenant_type)', sql`id, 'Account ' || n, 'account ' || n, 1, 1`)
  await each('properties (id, account_id, name, address, time_zone)', sql`id, id, 'Property', '', 'America/Chicago'`)
  await each('property_locations (id, property_id, name, position)', sql`id, id, 'Gate', 0`)
  await each('ports (id, property_id, name, hardware_model, status, position, location_id)', sql`'gate-' || id, id, 'Gate', 'W-480', 'Closed', 0, id`)
  await each('modules (id, property_id, name, hardware_model)', sql`id, id, 'Controller', 'W-480'`)
  await each('port_modules (port_id, module_id, port_number)', sql`'gate-' || id, id, 1`)
  await each('controllers (module_id, serial, firmware)', sql`id, 'S' || id, '1'`)
  await each('schedules (id, location_id, account_id, name, output_mode, windows, exceptions, pauses_on_holidays, is_active, version)', sql`id, id, id, 'Rounds', 1, ${windows}, '[]', 0, 1, 1`)
  await each('schedule_ports (schedule_id, port_id)', sql`id, 'gate-' || id`)
  const account = sql.lit(firstId + 1)
  await each('users (id, account_id, property_id, name, email, username, password_hash, role, user_type_id, user_portal, is_user_admin, is_kits_admin, is_billing_admin, is_single_family, dashboard_flag, has_web_access)',
    sql`id, ${account}, ${account}, 'Person ' || n, '', 'person.' || id || '@mail.example', '*', 3, 1, 1, iif(n = 1, 1, 0), 0, 0, 0, 1, 1`, changed)
  await sql`update controllers set lost = 'network', lost_at = ${now}, synced_to = (select coalesce(max(id), 0) from unsynced_changes) where module_id = ${account}`.execute(store)
  await inTransaction(store, (trx) => sql`update users set output_mode = 2 where account_id = ${account}`.execute(trx), { author: automatic(now) })
  await sql`insert into imports (id, account_id, property_id, by_user_id, by_name, file_name, state, rows, created_at, started_at)
    values (${account}, ${account}, ${account}, ${account}, 'Person 1', 'people.csv', 'running', ${sql.lit(rows)}, ${now}, ${now})`.execute(store)
  await each('import_rows (import_id, row, choice, cells, name)', sql`${account}, n, 'new', '{"Name":"New person ' || n || '"}', 'New person ' || n`, rows)
  await sql`analyze`.execute(store)
}
