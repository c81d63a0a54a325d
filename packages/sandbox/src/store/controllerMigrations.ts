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
}
