import { DatabaseSync } from 'node:sqlite'

/** Writes entries by "Passer-by 1" and so on into the database: at the main gate, a second apart, more than a year ago. */
export function addEvents(databasePath: string, count: number): void {
  const database = new DatabaseSync(databasePath)
  database.exec(`pragma busy_timeout = 5000; insert into gate_events (property_id, port_id, port_name, at, who, decision, reason, credential_kind)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select 1, 'main-entry', 'Main Gate, Entry', unixepoch('now') * 1000 - 40000000000 + n * 1000, 'Passer-by ' || n, 'open', 'opened', 'PIN' from numbers`)
  database.close()
}
