/** SQL of the moment of the change that is being recorded (trail.ts). */
const dated = '(select at from changes where is_open = 1)'

/** SQL of the account of a row, by its table. A row that goes together with the one that it belongs to has none: that one is gone before it. */
const accountOf: Readonly<Record<string, (row: string) => string>> = {
  access_code_locations: (row) => `(select parent.account_id from access_codes as parent where parent.id = ${row}.code_id)`,
  user_restrictions: (row) => `(select parent.account_id from users as parent where parent.id = ${row}.user_id)`,
  user_places: (row) => `(select parent.account_id from users as parent where parent.id = ${row}.user_id)`,
  group_restrictions: (row) => `(select parent.account_id from user_groups as parent where parent.id = ${row}.group_id)`,
  schedule_ports: (row) => `(select parent.account_id from schedules as parent where parent.id = ${row}.schedule_id)`,
  ...Object.fromEntries(['invite_locations', 'invite_weekly'].map((table) => [
    table,
    (row: string) => `(select parent.account_id from invites as parent where parent.id = ${row}.invite_id)`,
  ])),
}

/**
 * While a controller has not heard of everything, each change of a code or a rule is kept as it was before, for the controllers of its own account; nothing is
 * kept while all of them know all. Invites, schedules and holidays have no push of their own: their change says when it was made.
 */
export const unheardTriggers: readonly string[] = [
  ...kept('access_codes', ['id'], ['account_id', 'user_id', 'type', 'label', 'sealed_code', 'code_hash', 'sealed_phone_code', 'phone_code_hash', 'wiegand_format',
      'facility_code_mode', 'facility_code', 'card_number', 'card_from', 'card_to', 'output_mode', 'valid_from', 'valid_until', 'is_active', 'restriction'],
    ['created_at', 'last_used_at', 'version', 'updated_by']),
  ...kept('access_code_locations', ['code_id', 'location_id'], ['is_active', 'ports']),
  ...kept('user_restrictions', ['user_id'], ['restriction'], ['version', 'updated_by']),
  ...kept('user_places', ['user_id'], ['has_all', 'locations', 'modules']),
  ...kept('group_restrictions', ['id'], ['group_id', 'location_id', 'module_id', 'port_id', 'preset_template_id', 'restriction'], ['version', 'updated_by']),
  ...kept('preset_templates', ['id'], ['restriction'], ['account_id', 'name', 'version', 'updated_by']),
  ...kept('users', ['id'], ['group_id', 'removed_at', 'valid_from_at', 'valid_until_at', 'is_cellgate_app', 'is_mobile_only', 'output_mode']).slice(0, 1),
  ...kept('invites', ['id'], ['type', 'kind', 'start_at', 'end_at', 'uses_allowed', 'revoked_at', 'link_hash', 'sealed_pin', 'pin_hash'],
      ['property_id', 'name', 'sent_by', 'sent_by_user_id', 'description', 'uses_left', 'last_used_at', 'created_at', 'recipient', 'last_sent_at', 'version', 'updated_by'], dated),
  ...kept('invite_locations', ['invite_id', 'port_id'], ['position'], [], dated),
  ...kept('invite_weekly', ['id'], ['weekday', 'start_minute', 'end_minute'], ['invite_id'], dated),
  ...kept('schedules', ['id'], ['location_id', 'output_mode', 'windows', 'exceptions', 'pauses_on_holidays', 'is_active'],
      ['account_id', 'name', 'version', 'updated_by'], dated),
  ...kept('schedule_ports', ['schedule_id', 'port_id'], [], [], dated),
  ...kept('holidays', ['id'], ['location_id', 'first_day', 'last_day'], ['account_id', 'name', 'version', 'updated_by'], dated),
]

/**
 * Triggers that keep the rows of a table as they were, with `decisive` columns and those that a row needs besides. The key of a table of two
 * keys is `1|2`. The first trigger keeps changed rows, the second removed ones, the third new ones; that of a table with nothing but its keys
 * keeps no changed row.
 */
function kept(table: string, keys: readonly string[], decisive: readonly string[], others: readonly string[] = [], moment?: typeof dated): string[] {
  const key = (row: string) => keys.map((name) => `${row}.${name}`).join(` || '|' || `)
  const image = `json_object(${[...keys, ...decisive, ...others].map((name) => `'${name}', old.${name}`).join(', ')})`
  const own = (row: string) => (accountOf[table] ?? ((name: string) => `${name}.account_id`))(row)
  const waits = (row: string) => `exists (select 1 from controllers join modules on modules.id = controllers.module_id join properties on properties.id = modules.property_id
    where controllers.heard is not null and properties.account_id = coalesce(${own(row)}, properties.account_id))`
  const [at, made] = moment ? [', at', `, ${moment}`] : ['', '']
  const keep = (row: string, before: string) => `begin insert into unheard_changes (tbl, key, before${at}, account_id) values ('${table}', ${key(row)}, ${before}${made}, ${own(row)}); end`
  const differs = decisive.map((name) => `old.${name} is not new.${name}`).join(' or ')
  return [
    ...(decisive.length === 0 ? [] : [`create trigger ${table}_unheard_change after update of ${decisive.join(', ')} on ${table} when (${differs}) and ${waits('old')} ${keep('old', image)}`]),
    `create trigger ${table}_unheard_removal after delete on ${table} when ${waits('old')} ${keep('old', image)}`,
    `create trigger ${table}_unheard_addition after insert on ${table} when ${waits('new')} ${keep('new', 'null')}`,
  ]
}
