const upsert = `on conflict (account_id, group_id) do update set people = people_counts.people + 1`
const oneLess = `update people_counts set people = people - 1 where account_id = old.account_id and group_id = coalesce(old.group_id, 0) and old.removed_at is null`

/** How many people each group of an account has, 0 for those without a group: SQLite reads every entry of an index to count them. */
export const peopleCountStatements: Record<string, readonly string[]> = {
  '0061-people-counted': [
    `create table people_counts as select account_id, coalesce(group_id, 0) as group_id, count(*) as people from users where removed_at is null
      group by account_id, coalesce(group_id, 0)`,
    `create unique index people_counts_by_group on people_counts (account_id, group_id)`,
    `create trigger people_counts_insert after insert on users when new.removed_at is null begin
      insert into people_counts (account_id, group_id, people) values (new.account_id, coalesce(new.group_id, 0), 1) ${upsert}; end`,
    `create trigger people_counts_update after update of account_id, group_id, removed_at on users
      when old.account_id <> new.account_id or old.group_id is not new.group_id or (old.removed_at is null) <> (new.removed_at is null) begin
      ${oneLess};
      insert into people_counts (account_id, group_id, people) select new.account_id, coalesce(new.group_id, 0), 1 where new.removed_at is null ${upsert}; end`,
    `create trigger people_counts_delete after delete on users begin ${oneLess}; end`,
  ],
  // PostgreSQL's own (postgres/peopleCounts.ts).
  '0072-people-counted-there': [],
}
