/** What other systems have, and what is brought over from them. */
export const partnerStatements: Record<string, readonly string[]> = {
  '0050-partner-migrations': [
    `create table partner_sites (id integer primary key, account_id integer not null references accounts (id), system text not null, name text not null,
      headings text not null, read_only_since integer)`,
    `create index partner_sites_by_account on partner_sites (account_id)`,
    `create table partner_records (site_id integer not null references partner_sites (id) on delete cascade, kind text not null, row integer not null,
      name text not null, cells text not null, changed_at integer not null, primary key (site_id, kind, row)) without rowid`,
    `create table partner_migrations (id integer primary key autoincrement, account_id integer not null, property_id integer not null,
      site_id integer not null references partner_sites (id), by_user_id integer not null, by_name text not null,
      state text not null check (state in ('open', 'cutOver', 'rollingBack', 'rolledBack')), started_at integer not null, cut_over_at integer,
      rolled_back_at integer, rolled_back_by_user_id integer)`,
    `create index partner_migrations_by_account on partner_migrations (account_id, id)`,
    `create unique index partner_migrations_under_way on partner_migrations (site_id) where state <> 'rolledBack'`,
    `alter table imports add column migration_id integer`,
    `create index imports_by_migration on imports (migration_id, id) where migration_id is not null`,
  ],
}
