/** A list whose rows are counted as they come and go, in parts that are asked for one by one. */
export interface CountedList {
  name: string
  table: string
  /** The column of the account. */
  account: 'account_id' | 'of_account_id'
  /** What decides whether and where a row is counted. */
  columns: readonly string[]
  /** `row` stands for the row. */
  part: string
  isCounted: string
}

/** The lists of an account that would otherwise be counted row by row with each page. */
export const countedLists = [
  { name: 'codes', table: 'access_codes', account: 'account_id', columns: ['account_id', 'type'], part: 'row.type', isCounted: 'true' },
  { name: 'contacts', table: 'contacts', account: 'of_account_id', columns: ['of_account_id'], part: '0', isCounted: 'row.of_account_id is not null' },
  { name: 'pushes', table: 'device_commands', account: 'account_id', columns: ['account_id', 'module_id'], part: 'row.module_id', isCounted: 'true' },
  { name: 'pastLockdowns', table: 'lockdowns', account: 'account_id', columns: ['account_id', 'ended_at'], part: '0', isCounted: 'row.ended_at is not null' },
  // By whether an invite was withdrawn, and by its kind.
  { name: 'invites', table: 'invites', account: 'of_account_id', columns: ['of_account_id', 'revoked_at', 'kind'], part: `((case when row.revoked_at is null then 0 else 1 end) + (case when row.kind = 'PIN' then 2 else 0 end))`, isCounted: 'row.of_account_id is not null' },
] as const satisfies readonly CountedList[]

/** An expression of a list for a row by its name, or for columns alone. */
export const ofRow = (expression: string, row: 'new' | 'old' | null) => expression.replaceAll('row.', row === null ? '' : `${row}.`)

const all = ({ name, table, account, part, isCounted }: CountedList) =>
  `select ${account} as account_id, '${name}' as list, ${ofRow(part, null)} as part, count(*) as total from ${table} where ${ofRow(isCounted, null)} group by 1, 3`

function triggersOf({ name, table, account, columns, part, isCounted }: CountedList): string[] {
  const more = `insert into list_counts (account_id, list, part, total) select new.${account}, '${name}', ${ofRow(part, 'new')}, 1 where ${ofRow(isCounted, 'new')}
    on conflict (account_id, list, part) do update set total = list_counts.total + 1;`
  const less = `update list_counts set total = total - 1 where account_id = old.${account} and list = '${name}' and part = ${ofRow(part, 'old')} and ${ofRow(isCounted, 'old')};`
  return [
    `create trigger list_counts_${name}_insert after insert on ${table} begin ${more} end`,
    `create trigger list_counts_${name}_update after update of ${columns.join(', ')} on ${table} begin ${less} ${more} end`,
    `create trigger list_counts_${name}_delete after delete on ${table} begin ${less} end`,
  ]
}

/** How many rows each list of an account has; PostgreSQL counts in its own way (postgres/listCounts.ts). */
export const listCountStatements: Record<string, readonly string[]> = {
  '0077-lists-counted': [
    `create table list_counts as ${countedLists.map(all).join(' union all ')}`,
    `create unique index list_counts_by_part on list_counts (account_id, list, part)`,
    ...countedLists.flatMap(triggersOf),
  ],
  // PostgreSQL's own: its indexes end with what is empty, where the list of people begins with it.
  '0078-people-by-entry-there': [],
}

/** Counts every list once, on PostgreSQL. */
export const countLists = countedLists.map(all).join(' union all ')
