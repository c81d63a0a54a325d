import type { Store } from '../openStore.ts'
import { foldCounts } from './foldCounts.ts'

/**
 * How many people each group of an account has, 0 for those without a group, as SQLite keeps it (peopleCountMigrations.ts). One row for each group would make
 * all changes of its people wait for one another, so that each change adds a row of its own, and the number is their sum; `foldPeopleCounts` adds them up.
 */
export const peopleCounts: readonly string[] = [
  `create table people_counts (account_id bigint not null, group_id bigint not null, people bigint not null, is_folded boolean not null default false)`,
  `create index people_counts_by_group on people_counts (account_id, group_id)`,
  `create index people_counts_to_fold on people_counts (account_id, group_id) where not is_folded`,
  `create function people_counted() returns trigger language plpgsql as $counted$ begin
    if tg_op = 'INSERT' then
      insert into people_counts (account_id, group_id, people) select account_id, coalesce(group_id, 0), count(*) from added where removed_at is null group by 1, 2;
    elsif tg_op = 'DELETE' then
      insert into people_counts (account_id, group_id, people) select account_id, coalesce(group_id, 0), -count(*) from gone where removed_at is null group by 1, 2;
    else
      if old.removed_at is null then insert into people_counts (account_id, group_id, people) values (old.account_id, coalesce(old.group_id, 0), -1); end if;
      if new.removed_at is null then insert into people_counts (account_id, group_id, people) values (new.account_id, coalesce(new.group_id, 0), 1); end if;
    end if;
    return null; end $counted$`,
  `create trigger people_counts_insert after insert on users referencing new table as added for each statement execute function people_counted()`,
  `create trigger people_counts_delete after delete on users referencing old table as gone for each statement execute function people_counted()`,
  `create trigger people_counts_update after update of account_id, group_id, removed_at on users for each row
    when (old.account_id <> new.account_id or old.group_id is distinct from new.group_id or (old.removed_at is null) <> (new.removed_at is null))
    execute function people_counted()`,
  // In a transaction that sees what was written before it had the lock, thus not in the migration's own.
  `create function count_people_anew() returns void language plpgsql as $anew$ begin
    lock table users in share row exclusive mode;
    delete from people_counts;
    insert into people_counts select account_id, coalesce(group_id, 0), count(*), true from users where removed_at is null group by 1, 2;
    end $anew$`,
]

/** Adds up what was counted since the last time. */
export function foldPeopleCounts(store: Store): Promise<void> {
  return foldCounts(store, { table: 'people_counts', of: ['account_id', 'group_id'], total: 'people' })
}
