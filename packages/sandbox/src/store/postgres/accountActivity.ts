import { sql } from 'kysely'
import { isPostgres } from '../byEngine.ts'
import type { Store } from '../openStore.ts'

/** Read off the log. */
const lastActivities = `select account_id, max(at) as at from (
    select properties.account_id, (select max(at) from gate_events where gate_events.property_id = properties.id) as at from properties
    union all select accounts.id, (select max(at) from changes where changes.account_id = accounts.id and is_open = 0) from accounts
  ) as happened where at is not null group by account_id`

/**
 * When something happened in each account last, as SQLite keeps it (auditSchema.ts): a row for each time, since one for each account would make all that
 * happens there wait for one another. The last one counts, and `foldAccountActivity` leaves it alone.
 */
export const accountActivity: readonly string[] = [
  `create table account_activity (account_id bigint not null, at bigint not null, is_folded boolean not null default false)`,
  `create index account_activity_by_account on account_activity (account_id, at)`,
  `create index account_activity_to_fold on account_activity (account_id) where not is_folded`,
  `create function account_active_by_event() returns trigger language plpgsql as $active$ begin
    insert into account_activity (account_id, at) select properties.account_id, max(added.at) from added join properties on properties.id = added.property_id group by 1;
    return null; end $active$`,
  `create trigger account_activity_event after insert on gate_events referencing new table as added for each statement execute function account_active_by_event()`,
  `create function account_active_by_change() returns trigger language plpgsql as $active$ begin
    insert into account_activity (account_id, at) values (new.account_id, new.at); return null; end $active$`,
  `create trigger account_activity_change after update of is_open on changes for each row when (new.is_open = 0 and new.account_id is not null) execute function account_active_by_change()`,
  `create function note_activity_anew() returns void language sql as $anew$
    delete from account_activity; insert into account_activity select account_id, at, true from (${lastActivities}) as happened $anew$`,
]

const accountsAtOnce = 1000

/** Leaves of each account the last time alone. Whoever writes meanwhile does no harm: what is left is the last of those that were taken away. */
export async function foldAccountActivity(store: Store): Promise<void> {
  if (!isPostgres(store)) return
  await sql`with grown as (select distinct account_id from account_activity where not is_folded limit ${sql.lit(accountsAtOnce)}),
      gone as (delete from account_activity using grown where account_activity.account_id = grown.account_id returning account_activity.*)
    insert into account_activity select account_id, max(at), true from gone group by account_id`.execute(store)
}
