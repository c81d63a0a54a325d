/** Visitors' calls, and what happened in them. */
export const visitorCallStatements: Record<string, readonly string[]> = {
  '0017-visitor-calls': [
    // No key of a table that can lose its rows: a call is kept after its group and its people are gone.
    `create table calls (id integer primary key autoincrement, account_id integer not null, property_id integer not null, port_id text not null,
      port_name text not null, station_number text not null, call_group_id integer not null, plan text not null, people text not null,
      answers text not null, state text not null, started_at integer not null, ended_at integer, end_reason text, answered_at integer,
      opened_at integer)`,
    `create index calls_by_account on calls (account_id, started_at)`,
    `create index calls_by_group on calls (call_group_id, started_at)`,
    `create index calls_that_run on calls (id) where ended_at is null`,
    `create table call_events (id integer primary key, call_id integer not null references calls (id), at integer not null, kind text not null,
      phone text, step integer, reason text)`,
    `create index call_events_by_call on call_events (call_id, id)`,
  ],
}
