import { sql } from 'kysely'
import type { Store } from '../../store/openStore.ts'

const day = 24 * 60 * 60_000
export const year = 365 * day

/** The first id of added users, accounts and doors; the example data keeps its own ids. */
export const firstId = 1_000_000

/** A whole number as PostgreSQL counts with it. */
export const whole = (value: number) => sql.raw(`${Math.trunc(value)}::bigint`)

/** The tables that `fillRecords` fills; their triggers are off meanwhile. */
export const filledTables = [
  'property_locations', 'modules', 'port_modules', 'controllers', 'ports', 'access_codes', 'access_code_locations', 'contacts', 'invites', 'invite_locations', 'invoices', 'invoice_lines',
  'payments', 'changes', 'change_rows', 'sessions', 'calls', 'call_groups', 'billing_accounts', 'lockdowns', 'device_commands', 'schedules', 'holidays', 'links',
]

/**
 * Adds further records of the users of `fill_people` and of the accounts from the second on. Each account gets a controller, a schedule, a
 * holiday, a call group, two past lockdowns and twelve invoices; each user a code and an entry of the audit trail; each tenth user a
 * contact, an invite, a session and a visitor call.
 */
export async function fillRecords(trx: Store, now: number): Promise<void> {
  const accounts = sql`accounts as a where a.id > ${whole(firstId)}`
  const gate = sql`case p.account_id when 1 then 'main-entry' else 'gate-' || p.account_id - ${whole(firstId)} end`
  const place = sql`case p.account_id when 1 then 101 else p.account_id end`
  const number = sql`(p.id - ${whole(firstId)})`
  const tenth = sql`fill_people p where ${number} % 10 = 0`
  /** SQL for a moment within the past year. */
  const moment = sql`(${whole(now - year)} + ${number} * 7919 * 60000 % ${whole(year)})`
  const lines = [
    sql`insert into property_locations (id, property_id, name, position) select a.id, a.id, 'Main gate', 0 from ${accounts}`,
    sql`insert into modules (id, property_id, name, hardware_model) select a.id, a.id, 'W480', 'W480' from ${accounts}`,
    sql`update ports set location_id = property_id where property_id > ${whole(firstId)}`,
    sql`insert into port_modules (port_id, module_id, port_number) select 'gate-' || a.id - ${whole(firstId)}, a.id, 1 from ${accounts}`,
    sql`insert into controllers (module_id, serial, firmware) select a.id, 'W4-' || a.id, '4.18.2' from ${accounts}`,
    sql`insert into call_groups (id, property_id, name, is_video, position) select a.id, a.id, 'Front desk', 1, 0 from ${accounts}`,
    sql`insert into schedules (id, location_id, account_id, name, output_mode, windows, exceptions, pauses_on_holidays, is_active, version) select a.id, a.id, a.id, 'Mornings', 2, '[]', '[]', 0, 1, 1 from ${accounts}`,
    sql`insert into holidays (location_id, account_id, name, first_day, last_day, version) select a.id, a.id, 'New Year', '2027-01-01', '2027-01-01', 1 from ${accounts}`,
    sql`insert into lockdowns (account_id, property_id, reason, is_drill, started_at, started_by, ended_at)
      select a.id, a.id, 'Drill', 1, ${whole(now)} - past * ${whole(day)}, 1, ${whole(now)} - past * ${whole(day)} + 60000 from generate_series(1, 2) as past, ${accounts}`,
    sql`insert into billing_accounts (account_id, gateway, customer_id, company_name, contact_name, email, phone, address1, address2, city, state, zip, plan_name, monthly_cents)
      select a.id, 1, 'fill-' || a.id, a.name, '', '', '', '', '', '', '', '', '', 0 from ${accounts}`,
    sql`insert into invoices (id, account_id, number, is_draft, created_at, due_date, description, period_start, period_end, tax_cents, credit_cents)
      select a.id * 12 + month, a.id, 'F-' || a.id || '-' || month, 0, ${whole(now - year)} + month * 30 * ${whole(day)}, '2026-12-15', 'Gate service', '2026-01-01', '2026-01-31', 100, 0 from generate_series(1, 12) as month, ${accounts}`,
    sql`insert into invoice_lines (invoice_id, position, charge_type_id, description, quantity, unit_cents) select id, 0, 1, 'Gate service', 1, 3900 from invoices where account_id > ${whole(firstId)}`,
    sql`insert into payments (id, invoice_id, attempt, method, paid_with, amount_cents, started_at, settles_at, problem)
      select 'fill-' || id, id, 1, 2, 'Visa 4242', 4000, created_at, created_at, '' from invoices where account_id > ${whole(firstId)} and (id % 12 > 0 or account_id % 3 = 0)`,
    sql`insert into access_codes (id, account_id, user_id, type, label, sealed_code, code_hash, sealed_phone_code, output_mode, is_active, created_at, version)
      select p.id, p.account_id, p.id, 1, 'Gate code', (select sealed_code from access_codes where id = 1), 'fill-' || p.id, '', 1, 1, ${moment}, 1 from fill_people p`,
    sql`insert into access_code_locations (code_id, location_id, is_active) select p.id, ${place}, 1 from fill_people p`,
    sql`insert into contacts (property_id, user_id, name, relation, phone, email, notes, version, account_id) select p.account_id, p.id, 'Relative of ' || p.name, 'Relative', '', '', '', 1, p.account_id from ${tenth}`,
    sql`insert into invites (id, property_id, link_hash, type, name, sent_by, description, start_at, end_at, created_at, kind, sent_by_user_id, account_id)
      select 'fill-' || p.id, p.account_id, 'fill-' || p.id, 'Temporary', 'Guest of ' || p.name, p.name, '', ${moment}, ${moment} + 60 * ${whole(day)}, ${moment}, 'QR', p.id, p.account_id from ${tenth}`,
    sql`insert into invite_locations (invite_id, port_id, position) select 'fill-' || p.id, ${gate}, 0 from ${tenth}`,
    sql`insert into sessions (token_hash, auth_key_hash, csrf_hash, user_id, created_at, used_at) select 'fill-' || p.id, '', '', p.id, ${whole(now)}, ${whole(now)} from ${tenth}`,
    sql`insert into links (token_hash, kind, user_id, created_at, expires_at) select 'fill-' || p.id, 'resetPassword', p.id, ${whole(now)}, ${whole(now + day)} from ${tenth}`,
    sql`insert into calls (account_id, property_id, port_id, port_name, station_number, call_group_id, plan, people, answers, state, started_at, ended_at, end_reason)
      select p.account_id, p.account_id, ${gate}, 'Main gate', c.station_number, case p.account_id when 1 then 11 else p.account_id end, c.plan, c.people, c.answers, c.state, ${moment}, ${moment} + 30000, 'nobodyReached'
      from calls c, ${tenth} and c.id = 1`,
    sql`insert into device_commands (account_id, module_id, module_name, hardware_id, push, action, code_id, made_at, expires_at, status, next_at, sent_at, taken_at, done_at)
      select p.account_id, case p.account_id when 1 then 1 else p.account_id end, 'W480', 1, 'entria', 'add', p.id, ${moment}, null, 'acknowledged', ${moment}, ${moment}, ${moment}, ${moment} from fill_people p`,
    sql`insert into changes (id, at, call, page, account_id, by_user_id, by_name, signed_in_by_name, subject, subject_id, name, action, subjects, is_open)
      select p.id, ${moment}, 'updateUserDetail', '', p.account_id, p.id, p.name, '', 'person', p.id::text, p.name, 'changed', 1, 0 from fill_people p`,
    sql`insert into change_rows (change_id, subject, subject_id, name, account_id, person_id, is_record, event, fields)
      select p.id, 'person', p.id::text, p.name, p.account_id, p.id, 1, 'update', '{}' from fill_people p`,
  ]
  for (const line of lines) await line.execute(trx)
}
