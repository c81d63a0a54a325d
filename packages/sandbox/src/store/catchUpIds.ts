import { sql } from 'kysely'
import { isPostgres } from './byEngine.ts'
import type { Store } from './openStore.ts'

/** After rows were written with ids of their own: the next id follows the highest one. SQLite looks for the highest id itself. */
export async function catchUpIds(trx: Store): Promise<void> {
  if (isPostgres(trx)) await catchUp.execute(trx)
}

const catchUp = sql`do $catch$ declare found record; begin
  for found in select table_name as name from information_schema.columns where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), (select coalesce(max(id), 0) + 1 from %I), false)', found.name, found.name);
  end loop; end $catch$`
