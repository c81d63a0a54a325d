import type { ChangeSubject } from '@portal/domain'
import type { Database } from './schema.ts'

type RowEvent = 'insert' | 'update' | 'delete'

/** How the rows of one table appear in the audit trail. The schema says which of its columns are recorded (`recordedAs`). */
export interface AuditedTable {
  /** The kind of record that is the subject of a change. */
  subject: ChangeSubject
  /** The column with the record's id, or SQL for it; `row` is the row. */
  id: string
  /** Whether a row of the table is the record itself, not a part of it. */
  isRecord: boolean
  /** SQL for the record's current name. */
  name: string
  /** SQL for the account to which the record belongs. */
  account: string
  /** SQL for the user whose history lists the change; omit it if there is none. */
  person?: string
  /** The events that no call causes. They have no trigger. */
  never?: readonly RowEvent[]
}

type Facts = Partial<AuditedTable>

/** Of parts that are saved by deleting the old rows and adding the new ones. */
const isReplaced: Facts = { never: ['update'] }
const accountOfProperty = `(select account_id from properties where id = row.property_id)`

/** A table whose rows are records. */
const record = (subject: ChangeSubject, facts: Facts = {}): AuditedTable => ({ subject, id: 'id', isRecord: true, name: 'row.name', account: 'row.account_id', ...facts })
/** A table whose rows are parts of a record. `column` names the record, which is found in the table `owner`. */
const part = (subject: ChangeSubject, column: string, owner: string, facts: Facts = {}): AuditedTable => ({
  subject, id: column, isRecord: false, name: `(select name from ${owner} where id = row.${column})`, account: `(select account_id from ${owner} where id = row.${column})`, ...facts,
})
const ofUser = (facts: Facts = {}) => part('person', 'user_id', 'users', { person: 'row.user_id', ...facts })
const ofGroup = (facts: Facts = {}) => part('callGroup', 'call_group_id', 'call_groups', {
  account: `(select account_id from call_groups inner join properties on properties.id = call_groups.property_id where call_groups.id = row.call_group_id)`, ...facts,
})
const ofInvite = part('invite', 'invite_id', 'invites', { person: '(select sent_by_user_id from invites where id = row.invite_id)', ...isReplaced })
const ofBilling = (facts: Facts = {}): AuditedTable => ({ subject: 'billing', id: 'account_id', isRecord: false, name: `''`, account: 'row.account_id', ...facts })
const accountOfInvoice = '(select account_id from invoices where id = row.invoice_id)'

/** The tables whose rows users change by calls of the contract. Triggers write the trail of each (auditTriggers.ts). */
export const auditedTables = {
  users: record('person', { person: 'row.id', never: ['delete'] }),
  units: record('unit'),
  further_units: ofUser(),
  unit_moves: part('unit', 'unit_id', 'units', { account: 'row.account_id' }),
  user_groups: record('group'),
  group_restrictions: part('group', 'group_id', 'user_groups'),
  user_restrictions: ofUser(),
  user_places: ofUser(),
  sign_ins_as: ofUser({ never: ['delete'] }),
  two_steps: ofUser(),
  passkeys: ofUser(isReplaced),
  contacts: record('contact', { account: accountOfProperty, person: 'row.user_id' }),
  access_codes: record('code', { name: 'row.label', person: 'row.user_id' }),
  access_code_locations: part('code', 'code_id', 'access_codes', {
    name: '(select label from access_codes where id = row.code_id)', person: '(select user_id from access_codes where id = row.code_id)', ...isReplaced,
  }),
  preset_templates: record('template'),
  schedules: record('schedule'),
  schedule_ports: part('schedule', 'schedule_id', 'schedules', isReplaced),
  holidays: record('holiday'),
  invites: record('invite', { account: accountOfProperty, person: 'row.sent_by_user_id', never: ['delete'] }),
  invite_locations: ofInvite,
  invite_weekly: ofInvite,
  call_groups: record('callGroup', { account: accountOfProperty }),
  call_group_members: ofGroup(isReplaced),
  call_group_numbers: ofGroup(),
  call_group_invitations: ofGroup(),
  accounts: record('account', { account: 'row.id', never: ['delete'] }),
  guest_rules: part('account', 'account_id', 'accounts', { account: 'row.account_id', never: ['delete'] }),
  account_brands: record('brand', { id: 'account_id' }),
  properties: record('property', { never: ['delete'] }),
  site_plans: part('property', 'property_id', 'properties', { never: ['delete'] }),
  site_plan_doors: part('property', 'property_id', 'properties', isReplaced),
  billing_accounts: ofBilling({ never: ['insert', 'delete'] }),
  cards: ofBilling(),
  bank_accounts: ofBilling(),
  payments: ofBilling({ id: accountOfInvoice, account: accountOfInvoice, never: ['update', 'delete'] }),
  credits: ofBilling({ never: ['insert', 'delete'] }),
  lockdowns: record('lockdown', { name: 'row.reason', never: ['delete'] }),
  lockdown_ports: part('lockdown', 'lockdown_id', 'lockdowns', { name: '(select reason from lockdowns where id = row.lockdown_id)', never: ['update', 'delete'] }),
  alert_rules: record('alert', { name: `''` }),
  alert_settings: record('alert', { id: 'account_id', isRecord: false, name: `''`, never: ['delete'] }),
  exports: record('export', { person: 'row.by_user_id' }),
  imports: record('import', { name: 'row.file_name', person: 'row.by_user_id' }),
  partner_migrations: record('migration', { name: '(select name from partner_sites where id = row.site_id)', person: 'row.by_user_id', never: ['delete'] }),
} satisfies Partial<Record<keyof Database, AuditedTable>>
