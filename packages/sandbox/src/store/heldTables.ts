/** A table that controllers have a copy of. */
export interface HeldTable {
  key: readonly string[]
  /** The columns that decide access. Other columns of an existing row are always up to date, because the controller counts entries itself. */
  decisive: readonly string[]
  /** Whether a change of the table is sent to controllers as a command. */
  isPushed: boolean
  /** Whether rows stay after their record is removed, and new rows open nothing. Then only changes of decisive columns are stored. */
  stays?: true
}

const place = ['location_id', 'module_id', 'port_id']

/**
 * The tables that controllers have a copy of. While a controller of an account is not synced, the old version of each changed row is stored
 * (`unsynced_changes`), beside the entry in the audit trail and by the same trigger.
 */
export const heldTables = {
  access_codes: {
    key: ['id'], isPushed: true,
    decisive: ['account_id', 'user_id', 'type', 'label', 'sealed_code', 'code_hash', 'sealed_phone_code', 'phone_code_hash', 'wiegand_format', 'facility_code_mode', 'facility_code',
      'card_number', 'card_from', 'card_to', 'output_mode', 'valid_from', 'valid_until', 'is_active', 'lost_at', 'restriction'],
  },
  access_code_locations: { key: ['code_id', 'location_id'], decisive: ['is_active', 'ports'], isPushed: true },
  user_restrictions: { key: ['user_id'], decisive: ['restriction'], isPushed: true },
  user_places: { key: ['user_id'], decisive: ['has_all', 'locations', 'modules'], isPushed: true },
  group_restrictions: { key: ['id'], decisive: ['group_id', ...place, 'preset_template_id', 'restriction'], isPushed: true },
  preset_templates: { key: ['id'], decisive: ['restriction'], isPushed: true },
  users: {
    key: ['id'], decisive: ['group_id', 'removed_at', 'valid_from_at', 'valid_until_at', 'is_cellgate_app', 'is_mobile_only', 'output_mode'], isPushed: true, stays: true,
  },
  invites: { key: ['id'], decisive: ['type', 'kind', 'start_at', 'end_at', 'uses_allowed', 'revoked_at', 'link_hash', 'sealed_pin', 'pin_hash'], isPushed: false },
  invite_locations: { key: ['invite_id', 'port_id'], decisive: ['position'], isPushed: false },
  invite_weekly: { key: ['id'], decisive: ['weekday', 'start_minute', 'end_minute'], isPushed: false },
  schedules: { key: ['id'], decisive: ['location_id', 'output_mode', 'windows', 'exceptions', 'pauses_on_holidays', 'is_active'], isPushed: false },
  schedule_ports: { key: ['schedule_id', 'port_id'], decisive: [], isPushed: false },
  holidays: { key: ['id'], decisive: ['location_id', 'first_day', 'last_day'], isPushed: false },
} as const satisfies Readonly<Record<string, HeldTable>>

export type HeldTableName = keyof typeof heldTables

/** SQL for a row's key in `unsynced_changes`; a key of two columns is `1|2`. */
export const keyOfRow = (table: HeldTable, row: string): string => table.key.map((name) => `cast(${row}.${name} as text)`).join(` || '|' || `)
