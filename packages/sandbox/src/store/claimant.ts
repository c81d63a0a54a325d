import { type RawBuilder, sql } from 'kysely'
import { byEngine } from './byEngine.ts'

/** The name of this process at the database, as the connections of its store say it; '' on SQLite, which has one process. */
export const ownName: RawBuilder<string> = byEngine<string>(sql`''`, sql`current_setting('application_name')`)

/** Whether the process that has claimed a row has a name and no connection any more: it has ended. On SQLite nobody's claim says so. */
export const claimantEnded: RawBuilder<boolean> = byEngine<boolean>(
  sql`false`,
  sql`(claimed_by <> '' and not exists (select 1 from pg_stat_activity where application_name = claimed_by))`,
)
