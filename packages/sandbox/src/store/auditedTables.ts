import type { ChangeField, ChangeSubject } from '@portal/domain'
import type { Database } from './schema.ts'

/** How the rows of one table appear in the audit trail. */
export interface AuditedTable {
  /** The kind of record that is the subject of a change, and the column with the record's id. */
  subject: ChangeSubject
  id: string
  /** Whether a row of the table is the record itself, not a part of it. */
  isRecord: boolean
  /** SQL for the record's current name; `row` is the row. */
  name: string
  /** SQL for the account to which the record belongs. */
  account: string
  /** SQL for the user whose history lists the change; omit it if there is none. */
  person?: string
  /** The recorded columns, by field. The values of a `secret` field and of a picture aren't stored. */
  fields: Readonly<Record<string, ChangeField>>
  /** Columns that aren't recorded: internal ones, and encrypted texts whose hash is recorded. */
  silent: readonly string[]
}

const saved = ['version', 'updated_by'] as const
const nameOfUser = `(select name from users where id = row.user_id)`
const accountOfUser = `(select account_id from users where id = row.user_id)`
const accountOfProperty = `(select account_id from properties where id = row.property_id)`
const ofCode = (column: string) => `(select ${column} from access_codes where id = row.code_id)`
const ofInvite = (column: string) => `(select ${column} from invites where id = row.invite_id)`
const ofCallGroup = (column: string) =>
  `(select ${column} from call_groups inner join properties on properties.id = call_groups.property_id where call_groups.id = row.call_group_id)`
const ofLockdown = (column: string) => `(select ${column} from lockdowns where id = row.lockdown_id)`
const part = { isRecord: false, silent: [] } as const
const billing = { subject: 'billing', id: 'account_id', isRecord: false, name: `''`, account: 'row.account_id' } as const

/** The tables whose rows users change by calls of the contract. Triggers write the trail of each (auditTriggers.ts). */
export const auditedTables = {
  users: {
    subject: 'person', id: 'id', isRecord: true, name: 'row.name', account: 'row.account_id', person: 'row.id',
    fields: {
      first_name: 'firstName', last_name: 'lastName', email: 'email', username: 'username', password_hash: 'password', phone: 'phone', verified_phone: 'phoneVerified', unit: 'unit',
      notes: 'notes', own_time_zone: 'timeZone', directory_pin: 'directoryPin', group_id: 'group', property_id: 'property',
      call_group_id: 'callGroup', role: 'role', user_type_id: 'userType', is_user_admin: 'isUserAdmin', is_kits_admin: 'isKitsAdmin',
      is_billing_admin: 'isBillingAdmin', has_web_access: 'webAccess', web_login_until_at: 'webAccessUntil', valid_from_at: 'validFrom',
      valid_until_at: 'validUntil', output_mode: 'doorOutput', is_mobile_only: 'mobileOnly', allows_notifications: 'allowsNotifications',
      quiet_hours: 'quietHours', watchman_phone_number: 'watchmanPhone', removed_at: 'removed', is_single_family: 'ownsHouse',
      ignores_release: 'seesReleases', ignores_group_video: 'seesGroupVideo',
    },
    silent: [
      'id', 'account_id', 'name', 'user_portal', 'dashboard_flag', 'release_content', 'has_group_video', 'unit_id', 'unit_sort',
      'phone_digits', 'is_cellgate_app', 'web_login_until', 'valid_from', 'valid_until', 'last_entry_at', 'created_at', 'updated_at', 'sort_name',
      'call_preferences_version', 'call_preferences_by', 'language', 'theme', 'mails_exports',
      ...saved,
    ],
  },
  units: {
    subject: 'unit', id: 'id', isRecord: true, name: 'row.name', account: 'row.account_id', fields: { name: 'name', building: 'building' },
    silent: ['id', 'account_id', 'name_key', 'sort', 'created_at', ...saved],
  },
  further_units: {
    subject: 'person', id: 'user_id', isRecord: false, name: nameOfUser, account: accountOfUser, person: 'row.user_id',
    fields: { unit_id: 'furtherUnit' }, silent: ['user_id'],
  },
  unit_moves: {
    subject: 'unit', id: 'unit_id', isRecord: false, name: '(select name from units where id = row.unit_id)', account: 'row.account_id',
    fields: { leaves_at: 'movesOut' }, silent: ['id', 'account_id', 'unit_id', 'leaves', 'users', 'by_user_id', 'done_at', 'refused', 'receipt_id'],
  },
  user_groups: {
    subject: 'group', id: 'id', isRecord: true, name: 'row.name', account: 'row.account_id',
    fields: {
      name: 'name', description: 'description', hierarchy_level: 'level', is_client_portal_visible: 'isVisible', group_code: 'groupCode',
      is_no_access: 'isNoAccess', keeps_access: 'keepsAccess',
    },
    silent: ['id', 'account_id', ...saved],
  },
  group_restrictions: {
    subject: 'group', id: 'group_id', isRecord: false, name: `(select name from user_groups where id = row.group_id)`,
    account: `(select account_id from user_groups where id = row.group_id)`,
    fields: { location_id: 'location', module_id: 'controller', port_id: 'door', preset_template_id: 'template', restriction: 'rule' },
    silent: ['id', 'group_id', ...saved],
  },
  user_restrictions: {
    subject: 'person', id: 'user_id', isRecord: false, name: nameOfUser, account: accountOfUser, person: 'row.user_id',
    fields: { restriction: 'rule' }, silent: ['user_id', ...saved],
  },
  user_places: {
    subject: 'person', id: 'user_id', isRecord: false, name: nameOfUser, account: accountOfUser, person: 'row.user_id',
    fields: { has_all: 'everywhere', locations: 'locations', modules: 'controllers' }, silent: ['user_id'],
  },
  sign_ins_as: {
    subject: 'person', id: 'user_id', isRecord: false, name: nameOfUser, account: accountOfUser, person: 'row.user_id',
    fields: { reason: 'signInReason', ended_at: 'signInEnded', ending: 'signInEnding' }, silent: ['id', 'user_id', 'by_user_id', 'at', 'session_hash'],
  },
  two_steps: {
    subject: 'person', id: 'user_id', isRecord: false, name: nameOfUser, account: accountOfUser, person: 'row.user_id',
    fields: { on_at: 'twoStep', codes_made_at: 'recoveryCodes', reset_reason: 'reason' }, silent: ['user_id', 'sealed_secret', 'last_step'],
  },
  passkeys: {
    subject: 'person', id: 'user_id', isRecord: false, name: nameOfUser, account: accountOfUser, person: 'row.user_id',
    fields: { name: 'passkey' }, silent: ['id', 'user_id', 'credential_id', 'public_key', 'uses', 'created_at', 'used_at'],
  },
  contacts: {
    subject: 'contact', id: 'id', isRecord: true, name: 'row.name', account: accountOfProperty, person: 'row.user_id',
    fields: { property_id: 'property', user_id: 'person', name: 'name', relation: 'relation', phone: 'phone', email: 'email', notes: 'notes' },
    silent: ['id', 'account_id', ...saved],
  },
  access_codes: {
    subject: 'code', id: 'id', isRecord: true, name: 'row.label', account: 'row.account_id', person: 'row.user_id',
    fields: {
      user_id: 'person', type: 'codeType', label: 'label', code_hash: 'code', phone_code_hash: 'phoneCode', wiegand_format: 'wiegandFormat',
      facility_code_mode: 'facilityCodeMode', facility_code: 'facilityCode', card_number: 'cardNumber', card_from: 'cardFrom', card_to: 'cardTo',
      output_mode: 'doorOutput', valid_from: 'validFrom', valid_until: 'validUntil', is_active: 'isActive', lost_at: 'lost', restriction: 'rule',
    },
    silent: ['id', 'account_id', 'sealed_code', 'sealed_phone_code', 'last_used_at', 'created_at', ...saved],
  },
  access_code_locations: {
    subject: 'code', id: 'code_id', name: ofCode('label'), account: ofCode('account_id'), person: ofCode('user_id'),
    fields: { location_id: 'location', is_active: 'isActive', ports: 'doors' }, ...part, silent: ['code_id'],
  },
  preset_templates: {
    subject: 'template', id: 'id', isRecord: true, name: 'row.name', account: 'row.account_id',
    fields: { name: 'name', restriction: 'rule' }, silent: ['id', 'account_id', ...saved],
  },
  schedules: {
    subject: 'schedule', id: 'id', isRecord: true, name: 'row.name', account: 'row.account_id',
    fields: {
      location_id: 'location', name: 'name', output_mode: 'doorOutput', windows: 'weekWindows', exceptions: 'exceptions',
      pauses_on_holidays: 'pausesOnHolidays', is_active: 'isActive',
    },
    silent: ['id', 'account_id', ...saved],
  },
  schedule_ports: {
    subject: 'schedule', id: 'schedule_id', name: `(select name from schedules where id = row.schedule_id)`,
    account: `(select account_id from schedules where id = row.schedule_id)`, fields: { port_id: 'door' }, ...part, silent: ['schedule_id'],
  },
  holidays: {
    subject: 'holiday', id: 'id', isRecord: true, name: 'row.name', account: 'row.account_id',
    fields: { location_id: 'location', name: 'name', first_day: 'firstDay', last_day: 'lastDay' }, silent: ['id', 'account_id', ...saved],
  },
  invites: {
    subject: 'invite', id: 'id', isRecord: true, name: 'row.name', account: accountOfProperty, person: 'row.sent_by_user_id',
    fields: {
      property_id: 'property', type: 'inviteType', name: 'name', sent_by: 'sentBy', description: 'description', start_at: 'start', end_at: 'end',
      uses_allowed: 'usesAllowed', revoked_at: 'revoked', kind: 'kind', recipient: 'recipient', pin_hash: 'code', link_hash: 'phoneCode',
    },
    silent: ['id', 'account_id', 'sent_by_user_id', 'uses_left', 'last_used_at', 'created_at', 'last_sent_at', 'sealed_pin', 'language', ...saved],
  },
  invite_locations: {
    subject: 'invite', id: 'invite_id', name: ofInvite('name'), account: ofInvite('account_id'), person: ofInvite('sent_by_user_id'),
    fields: { port_id: 'door' }, ...part, silent: ['invite_id', 'position'],
  },
  invite_weekly: {
    subject: 'invite', id: 'invite_id', name: ofInvite('name'), account: ofInvite('account_id'), person: ofInvite('sent_by_user_id'),
    fields: { weekday: 'weekday', start_minute: 'startMinute', end_minute: 'endMinute' }, ...part, silent: ['id', 'invite_id'],
  },
  call_groups: {
    subject: 'callGroup', id: 'id', isRecord: true, name: 'row.name', account: accountOfProperty,
    fields: { property_id: 'property', name: 'name', is_video: 'isVideo', directory_pin: 'directoryPin', position: 'place', quiet_hours: 'quietHours' },
    silent: ['id', ...saved],
  },
  call_group_members: {
    subject: 'callGroup', id: 'call_group_id', name: ofCallGroup('call_groups.name'), account: ofCallGroup('account_id'),
    fields: { user_id: 'person', tier: 'tier', position: 'place' }, ...part, silent: ['id', 'call_group_id'],
  },
  call_group_numbers: {
    subject: 'callGroup', id: 'call_group_id', name: ofCallGroup('call_groups.name'), account: ofCallGroup('account_id'),
    fields: { user_id: 'person', phone: 'phone', label: 'label', position: 'place' }, ...part, silent: ['id', 'call_group_id'],
  },
  call_group_invitations: {
    subject: 'callGroup', id: 'call_group_id', name: ofCallGroup('call_groups.name'), account: ofCallGroup('account_id'),
    fields: { email: 'recipient', tier: 'tier', token_hash: 'code' }, ...part, silent: ['id', 'call_group_id', 'sent_by'],
  },
  accounts: {
    subject: 'account', id: 'id', isRecord: true, name: 'row.name', account: 'row.id', fields: { name: 'name', is_active: 'isActive', state_reason: 'reason', requires_two_step: 'requiresTwoStep' },
    silent: ['id', 'sort_name', 'tenant_type', 'state_changed_at', 'state_changed_by', 'brand_version', 'brand_by'],
  },
  guest_rules: {
    subject: 'account', id: 'account_id', isRecord: false, name: `(select name from accounts where id = row.account_id)`, account: 'row.account_id',
    fields: { is_on: 'guestsOn', at_once: 'guestsAtOnce', hours: 'guestHours', ports: 'guestDoors' }, silent: ['account_id', ...saved],
  },
  account_brands: {
    subject: 'brand', id: 'account_id', isRecord: true, name: 'row.name', account: 'row.account_id', fields: { name: 'name', accent: 'color', logo: 'logo' },
    silent: ['account_id'],
  },
  properties: {
    subject: 'property', id: 'id', isRecord: true, name: 'row.name', account: 'row.account_id',
    fields: { name: 'name', address: 'address', time_zone: 'timeZone', lets_unrestricted_in: 'letsUnrestrictedIn' }, silent: ['id', 'account_id', 'fire_alarm_at'],
  },
  site_plans: {
    subject: 'property', id: 'property_id', isRecord: false, name: '(select name from properties where id = row.property_id)', account: accountOfProperty,
    fields: { picture: 'sitePlan' }, silent: ['property_id', 'width', 'height', ...saved],
  },
  site_plan_doors: {
    subject: 'property', id: 'property_id', name: '(select name from properties where id = row.property_id)', account: accountOfProperty,
    fields: { port_id: 'doorOnPlan' }, isRecord: false, silent: ['property_id', 'x', 'y'],
  },
  billing_accounts: {
    ...billing,
    fields: {
      company_name: 'companyName', contact_name: 'contactName', email: 'email', phone: 'phone', address1: 'address', address2: 'address', city: 'city',
      state: 'state', zip: 'zip', plan_name: 'plan', monthly_cents: 'monthlyPrice', is_automatic: 'automaticPayments',
    },
    silent: ['account_id', 'gateway', 'customer_id', 'card_changed_at', 'card_mailed_at', ...saved],
  },
  cards: {
    ...billing,
    fields: { brand: 'cardBrand', exp_month: 'cardExpiryMonth', exp_year: 'cardExpiryYear', last4: 'cardEnds', name: 'bankHolder' },
    silent: ['account_id', 'id', 'outcome'],
  },
  bank_accounts: {
    ...billing,
    fields: {
      holder_name: 'bankHolder', last4: 'bankEnds', bank_name: 'bankName', attempts_left: 'attemptsLeft', verified_at: 'bankVerified',
      locked_at: 'bankLocked',
    },
    silent: ['account_id', 'id', 'holder_type', 'account_type', 'routing_number', 'outcome', 'deposit_type', 'arrives_on', 'expires_at'],
  },
  payments: {
    ...billing, id: '(select account_id from invoices where id = row.invoice_id)', account: '(select account_id from invoices where id = row.invoice_id)',
    fields: { invoice_id: 'invoice', amount_cents: 'amount', paid_with: 'paidWith', problem: 'problem' },
    silent: ['id', 'attempt', 'method', 'started_at', 'settles_at', 'is_automatic'],
  },
  credits: {
    ...billing, fields: { remaining_cents: 'credit' }, silent: ['id', 'account_id', 'created_at', 'description', 'amount_cents'],
  },
  lockdowns: {
    subject: 'lockdown', id: 'id', isRecord: true, name: 'row.reason', account: 'row.account_id',
    fields: { reason: 'reason', is_drill: 'isDrill', ends_at: 'end', released_at: 'released', ended_at: 'over' },
    silent: ['id', 'account_id', 'property_id', 'started_at', 'started_by', 'released_by'],
  },
  lockdown_ports: {
    subject: 'lockdown', id: 'lockdown_id', name: ofLockdown('reason'), account: ofLockdown('account_id'), fields: { port_id: 'door' }, isRecord: false,
    silent: ['lockdown_id', 'port_name', 'module_name', 'position', 'state', 'tries', 'changed_at', 'failure', 'ended_hold', 'was_left_open', 'command_id'],
  },
  alert_rules: {
    subject: 'alert', id: 'id', isRecord: true, name: `''`, account: 'row.account_id',
    fields: {
      cause: 'alertCause', places: 'alertPlaces', minutes: 'minutes', count: 'count', again: 'again', recipients: 'alertRecipients', ways: 'alertWays',
      quiet_start: 'quietStart', quiet_end: 'quietEnd', is_on: 'isActive',
    },
    silent: ['id', 'account_id', 'since', ...saved],
  },
  alert_settings: {
    subject: 'alert', id: 'account_id', isRecord: false, name: `''`, account: 'row.account_id', fields: { is_on: 'allAlerts' }, silent: ['account_id', 'checked_at'],
  },
  exports: {
    subject: 'export', id: 'id', isRecord: true, name: 'row.name', account: 'row.account_id', person: 'row.by_user_id',
    fields: { name: 'name', format: 'format', with_codes: 'withCodes', state: 'taskState', reason: 'problem' },
    silent: ['id', 'account_id', 'by_user_id', 'kind', 'what', 'standing', 'language', 'lines', 'total', 'percent', 'size', 'created_at', 'started_at', 'ended_at'],
  },
  imports: {
    subject: 'import', id: 'id', isRecord: true, name: 'row.file_name', account: 'row.account_id', person: 'row.by_user_id',
    fields: { property_id: 'property', file_name: 'fileName', state: 'taskState', reason: 'problem' },
    silent: ['id', 'account_id', 'by_user_id', 'by_name', 'kind', 'acknowledges_end', 'new_group_id', 'rows', 'created_at', 'started_at', 'ended_at', 'undo_by_user_id', 'migration_id'],
  },
  partner_migrations: {
    subject: 'migration', id: 'id', isRecord: true, name: '(select name from partner_sites where id = row.site_id)', account: 'row.account_id', person: 'row.by_user_id',
    fields: { property_id: 'property', cut_over_at: 'cutOver', rolled_back_at: 'rolledBack' },
    silent: ['id', 'account_id', 'site_id', 'by_user_id', 'by_name', 'state', 'started_at', 'rolled_back_by_user_id'],
  },
} as const satisfies Partial<Record<keyof Database, AuditedTable>>
