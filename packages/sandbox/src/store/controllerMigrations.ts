/** SQL of the moment of the change that is being recorded (trail.ts). */
const dated = '(select at from changes where is_open = 1)'

/** SQL of the account of a row, by its table. A row that goes together with the one that it belongs to has none: that one is gone before it. */
const accountOf: Readonly<Record<string, (row: string) => string>> = {
  access_code_locations: (row) => `(select parent.account_id from access_codes as parent where parent.id = ${row}.code_id)`,
  user_restrictions: (row) => `(select parent.account_id from users as parent where parent.id = ${row}.user_id)`,
  user_places: (row) => `(select parent.account_id from users as parent where parent.id = ${row}.user_id)`,
  group_restrictions: (row) => `(select parent.account_id from user_groups as parent where parent.id = ${row}.group_id)`,
  schedule_ports: (row) => `(select parent.account_id from schedules as parent where parent.id = ${row}.schedule_id)`,
  invites: (row) => `(select parent.account_id from properties as parent where parent.id = ${row}.property_id)`,
  ...Object.fromEntries(['invite_locations', 'invite_weekly'].map((table) => [
    table,
    (row: string) => `(select parent.account_id from invites as invite join properties as parent on parent.id = invite.property_id where invite.id = ${row}.invite_id)`,
  ])),
}

/** `account`: whether a change says its account, and is kept for the controllers of that account alone. */
const keptCodesAndRules = (account = false): string[] => [
  ...kept(account, 'access_codes', ['id'], ['account_id', 'user_id', 'type', 'label', 'sealed_code', 'code_hash', 'sealed_phone_code', 'phone_code_hash', 'wiegand_format',
      'facility_code_mode', 'facility_code', 'card_number', 'card_from', 'card_to', 'output_mode', 'valid_from', 'valid_until', 'is_active', 'restriction'],
    ['created_at', 'last_used_at', 'version', 'updated_by']),
  ...kept(account, 'access_code_locations', ['code_id', 'location_id'], ['is_active', 'ports']),
  ...kept(account, 'user_restrictions', ['user_id'], ['restriction'], ['version', 'updated_by']),
  ...kept(account, 'user_places', ['user_id'], ['has_all', 'locations', 'modules']),
  ...kept(account, 'group_restrictions', ['id'], ['group_id', 'location_id', 'module_id', 'port_id', 'preset_template_id', 'restriction'], ['version', 'updated_by']),
  ...kept(account, 'preset_templates', ['id'], ['restriction'], ['account_id', 'name', 'version', 'updated_by']),
  ...kept(account, 'users', ['id'], ['group_id', 'removed_at', 'valid_from_at', 'valid_until_at', 'is_cellgate_app', 'is_mobile_only', 'output_mode']).slice(0, 1),
]

const keptInvitesAndSchedules = (account = false): string[] => [
  ...kept(account, 'invites', ['id'], ['type', 'kind', 'start_at', 'end_at', 'uses_allowed', 'revoked_at', 'link_hash', 'sealed_pin', 'pin_hash'],
      ['property_id', 'name', 'sent_by', 'sent_by_user_id', 'description', 'uses_left', 'last_used_at', 'created_at', 'recipient', 'last_sent_at', 'version', 'updated_by'], dated),
  ...kept(account, 'invite_locations', ['invite_id', 'port_id'], ['position'], [], dated),
  ...kept(account, 'invite_weekly', ['id'], ['weekday', 'start_minute', 'end_minute'], ['invite_id'], dated),
  ...kept(account, 'schedules', ['id'], ['location_id', 'output_mode', 'windows', 'exceptions', 'pauses_on_holidays', 'is_active'],
      ['account_id', 'name', 'version', 'updated_by'], dated),
  ...kept(account, 'schedule_ports', ['schedule_id', 'port_id'], [], [], dated),
  ...kept(account, 'holidays', ['id'], ['location_id', 'first_day', 'last_day'], ['account_id', 'name', 'version', 'updated_by'], dated),
]

/** Controllers as devices of their own, and what they are told, in order. */
export const controllerStatements: Record<string, readonly string[]> = {
  '0022-controllers': [
    `create table controllers (module_id integer primary key references modules (id), serial text not null, firmware text not null,
      lost text check (lost in ('power', 'network')), lost_at integer, delay_ms integer not null default 0, failure text,
      door_words text not null default '{}')`,
    `insert into controllers (module_id, serial, firmware, lost, lost_at)
      select modules.id, printf('%s-%05d', upper(substr(replace(modules.hardware_model, ' ', ''), 1, 2)), 11000 + modules.id * 302 % 9000), '4.18.2',
        case when min(ports.status = 'Offline') = 1 then 'network' end, case when min(ports.status = 'Offline') = 1 then max(ports.last_opened_at) end
      from modules join port_modules on port_modules.module_id = modules.id join ports on ports.id = port_modules.port_id group by modules.id`,
    // No key of a table that can lose its rows: what a controller was told is kept after the code or the person is gone.
    `create table device_commands (id integer primary key autoincrement, account_id integer not null, module_id integer not null, module_name text not null,
      hardware_id integer, push text, port_id text, action text not null, code_id integer, payload text not null default '{}', by text not null default '',
      made_at integer not null, expires_at integer, status text not null, attempts integer not null default 0, refusals integer not null default 0,
      next_at integer not null, sent_at integer, taken_at integer, done_at integer, reason text)`,
    `insert into device_commands (id, account_id, module_id, module_name, hardware_id, push, action, code_id, made_at, status, next_at, sent_at, taken_at, done_at)
      select id, account_id, module_id, module_name, hardware_id, push, action, code_id, at, iif(status = 'sent', 'acknowledged', status), at,
        iif(status = 'sent', at, null), iif(status = 'sent', at, null), iif(status = 'sent', at, null) from device_pushes`,
    `drop table device_pushes`,
    `create index device_commands_by_account on device_commands (account_id, id)`,
    `create index device_commands_by_code on device_commands (code_id, id)`,
    `create index device_commands_by_module on device_commands (module_id, id)`,
    `create index device_commands_open on device_commands (module_id, id) where status in ('waiting', 'sent')`,
    `create index device_commands_failed on device_commands (account_id, id) where status = 'failed'`,
  ],
  // While a controller has not heard of everything, each change of a code or a rule is kept as it was before; `heard` is the last that it
  // knows of, and null for one that knows all. Nothing is kept while all of them do.
  '0023-what-controllers-hold': [
    `create table unheard_changes (id integer primary key autoincrement, tbl text not null, key text not null, before text)`,
    `alter table controllers add column heard integer`,
    `alter table device_commands add column heard integer not null default 0`,
    `alter table device_commands add column undo_after integer`,
    `create index device_commands_undone on device_commands (module_id, code_id) where undo_after is not null`,
    `create index controllers_that_wait on controllers (module_id) where heard is not null`,
    `update controllers set heard = 0 where lost is not null`,
    `alter table gate_events add column unheard_since integer`,
    ...keptCodesAndRules(),
  ],
  // Invites, schedules and holidays have no push of their own: the change says when it was made.
  '0037b-invites-and-schedules-that-controllers-hold': [
    `alter table unheard_changes add column at integer`,
    `create table new_invite_weekly (id integer primary key autoincrement, invite_id text not null references invites (id) on delete cascade,
      weekday integer not null check (weekday between 0 and 6), start_minute integer not null check (start_minute between 0 and 1440),
      end_minute integer not null check (end_minute between 0 and 1440))`,
    `insert into new_invite_weekly (invite_id, weekday, start_minute, end_minute) select invite_id, weekday, start_minute, end_minute from invite_weekly`,
    `drop table invite_weekly`,
    `alter table new_invite_weekly rename to invite_weekly`,
    `create index invite_weekly_by_invite on invite_weekly (invite_id)`,
    ...keptInvitesAndSchedules(),
  ],
  // What went stale behind the first command of a queue that stands still is looked for at each scan.
  '0069-stale-commands': [`create index device_commands_stale on device_commands (module_id, expires_at) where status = 'waiting' and expires_at is not null`],
  // A change concerns the controllers of its own account: those of another neither keep it nor read it.
  '0086-unheard-changes-of-an-account': [
    `alter table unheard_changes add column account_id integer`,
    `create index unheard_changes_by_account on unheard_changes (account_id, id)`,
    ...[...keptCodesAndRules(), ...keptInvitesAndSchedules()].map((trigger) => `drop trigger ${/\w+_unheard_\w+/.exec(trigger)?.[0] ?? ''}`),
    ...keptCodesAndRules(true),
    ...keptInvitesAndSchedules(true),
  ],
}

/**
 * Triggers that keep the rows of a table as they were, with `decisive` columns and those that a row needs besides. The key of a table of two
 * keys is `1|2`. The first trigger keeps changed rows, the second removed ones, the third new ones; that of a table with nothing but its keys
 * keeps no changed row.
 */
function kept(account: boolean, table: string, keys: readonly string[], decisive: readonly string[], others: readonly string[] = [], moment?: typeof dated): string[] {
  const key = (row: string) => keys.map((name) => `${row}.${name}`).join(` || '|' || `)
  const image = `json_object(${[...keys, ...decisive, ...others].map((name) => `'${name}', old.${name}`).join(', ')})`
  const own = (row: string) => (accountOf[table] ?? ((name: string) => `${name}.account_id`))(row)
  const waits = (row: string) => account
    ? `exists (select 1 from controllers join modules on modules.id = controllers.module_id join properties on properties.id = modules.property_id where controllers.heard is not null and properties.account_id = coalesce(${own(row)}, properties.account_id))`
    : 'exists (select 1 from controllers where heard is not null)'
  const [at, made] = moment ? [', at', `, ${moment}`] : ['', '']
  const [of, whose] = account ? [', account_id', (row: string) => `, ${own(row)}`] : ['', () => '']
  const keep = (row: string, before: string) => `begin insert into unheard_changes (tbl, key, before${at}${of}) values ('${table}', ${key(row)}, ${before}${made}${whose(row)}); end`
  const differs = decisive.map((name) => `old.${name} is not new.${name}`).join(' or ')
  return [
    ...(decisive.length === 0 ? [] : [`create trigger ${table}_unheard_change after update of ${decisive.join(', ')} on ${table} when (${differs}) and ${waits('old')} ${keep('old', image)}`]),
    `create trigger ${table}_unheard_removal after delete on ${table} when ${waits('old')} ${keep('old', image)}`,
    `create trigger ${table}_unheard_addition after insert on ${table} when ${waits('new')} ${keep('new', 'null')}`,
  ]
}
