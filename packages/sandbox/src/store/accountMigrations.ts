/** Why an account is active or inactive, and what operators note about it. */
export const accountStatements: Record<string, readonly string[]> = {
  '0033-accounts': [
    `alter table accounts add column state_reason text not null default ''`,
    `alter table accounts add column state_changed_at integer`,
    `alter table accounts add column state_changed_by text not null default ''`,
    `create table account_notes (id integer primary key autoincrement, account_id integer not null references accounts (id), text text not null,
      by_user_id integer not null references users (id), by_name text not null, at integer not null)`,
    `create index account_notes_by_account on account_notes (account_id, id)`,
  ],
  '0054-where-operators-worked': [
    `create table account_visits (user_id integer not null references users (id), account_id integer not null references accounts (id), at integer not null,
      primary key (user_id, account_id))`,
  ],
}
