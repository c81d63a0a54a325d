/** Lockdowns, their doors, and what happened in them. */
export const lockdownStatements: Record<string, readonly string[]> = {
  '0021-lockdown': [
    // No key of a table that can lose its rows: a lockdown is kept after its people are gone.
    `create table lockdowns (id integer primary key autoincrement, account_id integer not null, property_id integer not null, reason text not null,
      is_drill integer not null, started_at integer not null, started_by integer not null, ends_at integer, released_at integer, released_by integer,
      ended_at integer)`,
    `create index lockdowns_that_run on lockdowns (id) where ended_at is null`,
    `create index lockdowns_by_account on lockdowns (account_id, started_at)`,
    `create table lockdown_ports (lockdown_id integer not null references lockdowns (id), port_id text not null, port_name text not null,
      module_name text not null, position integer not null, state text not null, tries integer not null, changed_at integer not null, failure text,
      ended_hold integer not null, was_left_open integer not null, command_id integer, primary key (lockdown_id, port_id)) without rowid`,
    `create unique index one_lockdown_at_a_port on lockdown_ports (port_id) where state in ('pending', 'locked', 'failed', 'releasing', 'notReleased')`,
    `create table lockdown_events (id integer primary key, lockdown_id integer not null references lockdowns (id), at integer not null,
      kind text not null, port_name text, user_id integer)`,
    `create index lockdown_events_by_lockdown on lockdown_events (lockdown_id, id)`,
    `alter table ports add column locked_by integer`,
  ],
}
