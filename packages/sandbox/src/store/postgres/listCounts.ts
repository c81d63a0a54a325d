import { type CountedList, countedLists, countLists, ofRow } from '../listCountMigrations.ts'
import type { Store } from '../openStore.ts'
import { foldCounts } from './foldCounts.ts'

function functionOf({ name, account, part, isCounted }: CountedList): string {
  const add = (from: string, sign: '' | '-') => `insert into list_counts (account_id, list, part, total)
    select ${account}, '${name}', ${ofRow(part, null)}, ${sign}count(*) from ${from} where ${ofRow(isCounted, null)} group by 1, 3;`
  return `create function list_counted_${name}() returns trigger language plpgsql as $counted$ begin
    if tg_op <> 'INSERT' then ${add('gone', '-')} end if;
    if tg_op <> 'DELETE' then ${add('added', '')} end if;
    return null; end $counted$`
}

function triggersOf(list: CountedList): string[] {
  const { name, table, account, columns, part, isCounted } = list
  const one = (row: 'new' | 'old') => `insert into list_counts (account_id, list, part, total)
    select ${row}.${account}, '${name}', ${ofRow(part, row)}, ${row === 'old' ? -1 : 1} where ${ofRow(isCounted, row)};`
  const isMoved = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')
  return [
    functionOf(list),
    `create function list_recounted_${name}() returns trigger language plpgsql as $counted$ begin ${one('old')} ${one('new')} return null; end $counted$`,
    `create trigger list_counts_${name}_insert after insert on ${table} referencing new table as added for each statement execute function list_counted_${name}()`,
    `create trigger list_counts_${name}_delete after delete on ${table} referencing old table as gone for each statement execute function list_counted_${name}()`,
    `create trigger list_counts_${name}_update after update of ${columns.join(', ')} on ${table} for each row when (${isMoved}) execute function list_recounted_${name}()`,
  ]
}

/** How many rows each list of an account has (listCountMigrations.ts): a row for each change, as in peopleCounts.ts. */
export const listCounts: readonly string[] = [
  `create table list_counts (account_id bigint not null, list text collate "C" not null, part bigint not null, total bigint not null, is_folded boolean not null default false)`,
  `create index list_counts_by_part on list_counts (account_id, list, part)`,
  `create index list_counts_to_fold on list_counts (account_id, list, part) where not is_folded`,
  ...countedLists.flatMap(triggersOf),
  `create function count_lists_anew() returns void language plpgsql as $anew$ begin
    lock table ${[...new Set(countedLists.map(({ table }) => table))].join(', ')} in share row exclusive mode;
    delete from list_counts;
    insert into list_counts select *, true from (${countLists}) as counted;
    end $anew$`,
]

/** Adds up what was counted since the last time. */
export function foldListCounts(store: Store): Promise<void> {
  return foldCounts(store, { table: 'list_counts', of: ['account_id', 'list', 'part'], total: 'total' })
}
