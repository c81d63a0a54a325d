/** Imports, their rows, and what each row wrote. */
export const importStatements: Record<string, readonly string[]> = {
  '0028-imports': [
    // No keys of users: an import is kept after the people whom it made are gone.
    `create table imports (id integer primary key autoincrement, account_id integer not null, property_id integer not null,
      by_user_id integer not null, by_name text not null, file_name text not null,
      state text not null check (state in ('draft', 'running', 'paused', 'cancelled', 'done')), reason text not null default '',
      rows integer not null, created_at integer not null, started_at integer, ended_at integer, undo_by_user_id integer)`,
    `create index imports_by_account on imports (account_id, id)`,
    `create index imports_at_work on imports (id) where state = 'running' or undo_by_user_id is not null`,
    `create table import_rows (import_id integer not null references imports (id) on delete cascade, row integer not null, choice text not null,
      person text not null, name text not null, outcome text not null default 'waiting', code text not null default '', message text not null default '',
      user_id integer, changes text not null default '[]', before text, version_before integer, version_after integer,
      undo text not null default 'none' check (undo in ('none', 'open', 'waiting', 'undone', 'blocked')),
      primary key (import_id, row)) without rowid`,
    `create index import_rows_by_outcome on import_rows (import_id, outcome, row)`,
    `create index import_rows_by_undo on import_rows (import_id, undo, row)`,
    `create index import_rows_by_user on import_rows (user_id) where user_id is not null`,
  ],
  '0032-imports-of-kinds': [
    `alter table imports add column kind text not null default 'users'`,
    `alter table imports add column acknowledges_end integer not null default 0 check (acknowledges_end in (0, 1))`,
    `alter table import_rows rename column user_id to record_id`,
    `alter table import_rows rename column person to cells`,
    `alter table import_rows add column kind text not null default 'users'`,
    `drop index import_rows_by_user`,
    `create index import_rows_by_record on import_rows (kind, record_id) where record_id is not null`,
  ],
  '0039-a-group-for-new-people': [`alter table imports add column new_group_id integer`],
  '0055-reasons-of-rows': [
    `alter table import_rows add column reason text not null default ''`,
    `create index import_rows_by_name on import_rows (import_id, name) where outcome = 'waiting'`,
  ],
}
