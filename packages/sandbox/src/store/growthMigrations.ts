/** When something happened in each account last, read off the log. */
export const lastActivities = `select account_id, max(at) as at from (
    select properties.account_id, (select max(at) from gate_events where gate_events.property_id = properties.id) as at from properties
    union all select accounts.id, (select max(at) from changes where changes.account_id = accounts.id and is_open = 0) from accounts
  ) as happened where at is not null group by account_id`

/** What calls find their own rows by, however many accounts lie beside theirs; `wholeTables.test.ts` names a call that reads a whole table. */
export const growthStatements: Record<string, readonly string[]> = {
  '0080-found-by-index': [
    `create index properties_of_account on properties (account_id, id)`,
    `create index modules_of_property on modules (property_id)`,
    `create index port_modules_by_module on port_modules (module_id)`,
    `create index call_groups_of_property on call_groups (property_id, position, id)`,
    `create index call_groups_by_position on call_groups (position)`,
    `create index schedules_of_account on schedules (account_id, name)`,
    `create index schedules_at_work on schedules (is_active, output_mode)`,
    `create index holidays_of_account on holidays (account_id, first_day, id)`,
    `create index calls_of_property on calls (property_id, started_at)`,
    `create index invite_locations_by_port on invite_locations (port_id, invite_id)`,
    `create index links_by_call_group on links (call_group_id) where call_group_id is not null`,
    `create index house_setups_by_call_group on house_setups (call_group_id) where call_group_id is not null`,
    `create index partner_migrations_by_state on partner_migrations (state)`,
    `create index exports_by_state on exports (state, id)`,
    `create index sessions_by_time on sessions (created_at)`,
    // Partial: an index of everybody would be taken where few are looked for, whose own index is as good to the planner.
    `create index users_with_username on users (account_id, id) where substr(username, 1, 1) <> '#'`,
    `create index sign_ins_as_of_person on sign_ins_as (user_id, by_user_id)`,
    `create index controllers_by_heard on controllers (heard) where heard is not null`,
    `create index device_commands_by_undo on device_commands (undo_after) where undo_after is not null and status <> 'acknowledged'`,
  ],
  '0081-accounts-in-order': [
    // By which text an account stands in an order by name; whoever reads the list writes what is missing.
    `create table account_names (account_id integer primary key, name text not null, sort_name text not null)`,
    `create index users_of_houses on users (account_id) where is_single_family = 1 and removed_at is null`,
    `create index controllers_lost on controllers (module_id) where lost is not null`,
  ],
  // When something happened in each account last, at a gate or in the portal; PostgreSQL keeps it in its own way (postgres/accountActivity.ts).
  '0082-accounts-active': [
    `create table account_activity (account_id integer primary key, at integer not null)`,
    `insert into account_activity ${lastActivities}`,
    `create trigger account_activity_event after insert on gate_events begin
      insert into account_activity (account_id, at) select account_id, new.at from properties where id = new.property_id on conflict (account_id) do update set at = max(account_activity.at, excluded.at); end`,
    `create trigger account_activity_change after update of is_open on changes when new.is_open = 0 and new.account_id is not null begin
      insert into account_activity (account_id, at) values (new.account_id, new.at) on conflict (account_id) do update set at = max(account_activity.at, excluded.at); end`,
  ],
  '0101-people-by-their-name': [
    // Who saved a record is kept as a name; of somebody who has left, too.
    `create index users_by_full_name on users (account_id, name)`,
  ],
}
