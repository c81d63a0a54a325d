/** What people tell doors to do from afar. */
export const doorStatements: Record<string, readonly string[]> = {
  '0020-door-actions': [
    // No key of a table that can lose its rows: an action is kept after its door and its person are gone.
    `create table door_actions (id integer primary key autoincrement, account_id integer not null, property_id integer not null, port_id text not null,
      port_name text not null, kind text not null, until_at integer, note text not null, user_id integer not null, who text not null,
      at integer not null, command_id integer, state text not null, settled_at integer, failure text)`,
    `create index door_actions_by_port on door_actions (port_id, id)`,
    `create index door_actions_by_property on door_actions (property_id, settled_at)`,
    `create index door_actions_that_wait on door_actions (id) where state = 'waiting'`,
    `create table door_overrides (port_id text primary key references ports (id), kind text not null, until_at integer, note text not null,
      user_id integer not null, who text not null, since integer not null)`,
    `alter table gate_events add column door_action text`,
    `alter table gate_events add column door_until integer`,
  ],
  '0020b-attention': [
    `create table deletion_requests (user_id integer primary key references users (id), asked_at integer not null)`,
    `create index access_codes_by_end on access_codes (account_id, valid_until) where valid_until is not null`,
    `create index invites_by_end on invites (property_id, end_at) where end_at is not null`,
  ],
  '0037-door-notes': [`alter table gate_events add column door_note text not null default ''`],
}
