import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../Services.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Database } from '../store/schema.ts'
import { lockedTransaction } from '../store/transaction.ts'

const day = 86_400_000
/** Milliseconds between two searches for old rows. */
const hour = 3_600_000
/** The number of rows of a table deleted in one step. */
const rowsAStep = 500

interface KeptRows {
  table: keyof Database
  /** The columns that identify a row; `id` if omitted. */
  key?: readonly string[]
  /** The column whose time decides whether a row is kept: milliseconds since 1970, or an ISO date. */
  column: string
  isDate?: true
  /** How long rows are kept: milliseconds, or `log` for as long as the operator keeps activity. */
  keptFor: number | 'log'
  /** A further condition for deleting a row. */
  only?: RawBuilder<unknown>
  /** Tables whose rows are deleted together with the row, and their columns that name it. */
  parts?: readonly (readonly [keyof Database, string])[]
}

// With an account or a property in the condition, an index has the oldest rows first.
const ofAccounts = sql`account_id in (select id from accounts)`
const endedImports = sql`state in ('done', 'cancelled') and migration_id is null and undo_by_user_id is null`

/** Tables whose old rows are deleted; docs/scale.md says why all others are kept. Child rows first. */
export const keptRows: readonly KeptRows[] = [
  { table: 'import_rows', key: ['import_id', 'row'], column: '(select coalesce(ended_at, created_at) from imports where imports.id = import_rows.import_id)', keptFor: 2 * 365 * day, only: sql`import_id in (select id from imports where ${endedImports})` },
  { table: 'imports', column: 'ended_at', keptFor: 2 * 365 * day, only: sql`${endedImports} and not exists (select 1 from import_rows where import_id = imports.id)` },
  { table: 'import_rows', key: ['import_id', 'row'], column: '(select created_at from imports where imports.id = import_rows.import_id)', keptFor: 30 * day, only: sql`import_id in (select id from imports where state = 'draft')` },
  { table: 'imports', column: 'created_at', keptFor: 30 * day, only: sql`state = 'draft' and not exists (select 1 from import_rows where import_id = imports.id)` },
  { table: 'mail_attachments', key: ['mail_id', 'position'], column: '(select sent_at from mails where mails.id = mail_attachments.mail_id)', keptFor: 365 * day },
  { table: 'mails', column: 'sent_at', keptFor: 365 * day, only: sql`not exists (select 1 from mail_attachments where mail_id = mails.id)` },
  // Used or replaced codes are deleted, except the newest of each invite, because the next code continues its number.
  { table: 'invite_codes', key: ['code_hash'], column: 'coalesce(used_at, replaced_at)', keptFor: 30 * day, only: sql`exists (select 1 from invite_codes as later where later.invite_id = invite_codes.invite_id and later.counter > invite_codes.counter)` },
  { table: 'webhook_deliveries', column: 'created_at', keptFor: 30 * day, only: sql`next_at is null` },
  { table: 'deletion_links', key: ['token_hash'], column: 'created_at', keptFor: 30 * day },
  // Old links are deleted, except those of invitations, of first mails (shown on the user's page), and the newest of each kind (for the console).
  { table: 'links', key: ['token_hash'], column: 'expires_at', keptFor: 30 * day, only: sql`kind <> 'masterUser' and not exists (select 1 from call_group_invitations where call_group_invitations.token_hash = links.token_hash)
    and exists (select 1 from links as later where later.kind = links.kind and later.expires_at > links.expires_at)` },
  { table: 'undo_receipts', column: 'expires_at', keptFor: day },
  { table: 'setup_intents', column: 'created_at', keptFor: 30 * day },
  // The token of a payment expires within the hour.
  { table: 'used_payment_tokens', column: 'used_at', keptFor: 30 * day },
  // Subjects without `|` only need today's entries; for the others, entries count as uses of a limit.
  { table: 'entry_counts', key: ['subject', 'day'], column: 'day', isDate: true, keptFor: 30 * day, only: sql`subject not like '%|%'` },
  // The newest command of a code and the newest whole list stay, because they tell what a controller has.
  { table: 'device_commands', column: 'done_at', keptFor: 90 * day, only: sql`status = 'acknowledged' and undo_after is null
    and not exists (select 1 from lockdown_ports where lockdown_ports.command_id = device_commands.id and lockdown_ports.state <> 'released')
    and (action not in ('add', 'update', 'remove', 'all') or exists (select 1 from device_commands as later
      where later.module_id = device_commands.module_id and later.id > device_commands.id and later.status = 'acknowledged'
      and (later.code_id = device_commands.code_id or (device_commands.action = 'all' and later.action = 'all'))))` },
  { table: 'sign_ins_as', column: 'coalesce(ended_at, at)', keptFor: 365 * day, only: sql`ended_at is not null or session_hash is null` },
  { table: 'alerts', column: 'told_at', keptFor: 365 * day, only: sql`over_at is not null and ${ofAccounts}`, parts: [['alert_messages', 'alert_id']] },
  { table: 'gate_events', column: 'at', keptFor: 'log', only: sql`property_id in (select id from properties)` },
  // The newest facts of a door are its present ones, so they stay.
  { table: 'door_facts', column: 'at', keptFor: 'log', only: sql`exists (select 1 from door_facts as later where later.port_id = door_facts.port_id and later.at > door_facts.at) and port_id in (select id from ports)` },
  // An open change is still being written, and a call without an end is still running.
  { table: 'changes', column: 'at', keptFor: 'log', only: sql`is_open = 0 and ${ofAccounts}`, parts: [['change_rows', 'change_id']] },
  { table: 'changes', column: 'at', keptFor: 'log', only: sql`is_open = 0 and account_id is null`, parts: [['change_rows', 'change_id']] },
  { table: 'calls', column: 'started_at', keptFor: 'log', only: sql`ended_at is not null and ${ofAccounts}`, parts: [['call_events', 'call_id'], ['call_photos', 'call_id']] },
]

/** The start of the activity that is kept: `months` whole months, in UTC, before the current one. Null if all of it is kept. */
export function keptFrom(months: number, now: number): number | null {
  if (months === Infinity) return null
  const today = new Date(now)
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1)
}

const sweptAt = new WeakMap<Store, number>()

/** Deletes some old rows, once an hour. Returns whether more are left. */
export async function runRetention({ store, clock, limits }: Pick<Services, 'store' | 'clock' | 'limits'>): Promise<boolean> {
  const now = clock.now()
  if (Math.abs(now - (sweptAt.get(store) ?? -Infinity)) < hour) return false
  let isSomeLeft = false
  for (const kept of keptRows) {
    const from = kept.keptFor === 'log' ? keptFrom(limits.logMonths, now) : now - kept.keptFor
    if (from !== null) isSomeLeft = (await deleteSome(store, kept, from)) === rowsAStep || isSomeLeft
  }
  if (!isSomeLeft) sweptAt.set(store, now)
  return isSomeLeft
}

async function deleteSome(store: Store, { table, key = ['id'], column, isDate, only = sql`true`, parts = [] }: KeptRows, from: number): Promise<number> {
  const until = isDate ? new Date(from).toISOString().slice(0, 10) : from
  const names = sql.join(key.map((name) => sql.ref(name)))
  const old = sql<{ id: number }>`select ${names} from ${sql.table(table)} where ${sql.raw(column)} < ${until} and (${only}) limit ${sql.lit(rowsAStep)}`
  if (parts.length === 0) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${names}) in (${old})`.execute(store)
    return Number(numAffectedRows ?? 0n)
  }
  const ids = (await old.execute(store)).rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await lockedTransaction(store, 'retention', async (trx) => {
    for (const [part, owner] of [...parts, [table, 'id'] as const]) await sql`delete from ${sql.table(part)} where ${inIds(owner, ids)}`.execute(trx)
  })
  return ids.length
}
