/** The views of the log that people have saved. */
export const logViewStatements: Record<string, readonly string[]> = {
  '0038-log-views': [
    `create table log_views (id integer primary key autoincrement, account_id integer not null, user_id integer not null, name text not null,
      filter text not null, saved_at integer not null)`,
    `create unique index log_views_by_name on log_views (user_id, account_id, lower(name))`,
  ],
}
