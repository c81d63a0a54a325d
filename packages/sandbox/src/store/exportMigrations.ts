/** Exports, and the parts of which their files are made. */
export const exportStatements: Record<string, readonly string[]> = {
  '0029-exports': [
    // No keys of users: an export ends by itself.
    `create table exports (id integer primary key autoincrement, account_id integer not null, by_user_id integer not null, name text not null,
      kind text not null, format text not null check (format in ('csv', 'pdf')), what text not null, with_codes integer not null,
      state text not null check (state in ('running', 'done', 'cancelled', 'failed', 'ended')), reason text not null default '',
      lines integer not null default 0, total integer, percent integer not null default 0, size integer not null default 0,
      created_at integer not null, started_at integer not null, ended_at integer)`,
    `create index exports_by_user on exports (by_user_id, id)`,
    `create index exports_kept on exports (ended_at) where state = 'done'`,
    // One at a time for each person, also where two requests begin at once.
    `create unique index one_running_export on exports (by_user_id) where state = 'running'`,
    `create table export_parts (export_id integer not null references exports (id) on delete cascade, part integer not null, source text not null,
      body text, primary key (export_id, part))`,
    `create index export_parts_waiting on export_parts (export_id, part) where body is null`,
  ],
  '0095-standing-of-exporters': [`alter table exports add column standing text not null default ''`],
  '0051-language-of-exports': [`alter table exports add column language text not null default 'en'`],
}
