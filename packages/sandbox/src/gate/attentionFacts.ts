import { type AttentionFacts, type AttentionRecord, doorState, invoiceState, localDateAt, mayDo, startOfDay } from '@portal/domain'
import { readInvoices, toInvoice } from '../billing/invoices.ts'
import { statusOfInvite } from '../access/findInvite.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import { sql } from 'kysely'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { PortFacts } from '../access/portFacts.ts'

/** How long missed calls are listed, in milliseconds. */
const missedWithin = 12 * 3_600_000
/** The number of days before its due date from which an invoice is listed. */
const dueWithin = 7

/** The facts of "Needs attention" for the viewer's property, without records that the viewer may not see. */
export async function attentionFacts(store: Store, viewer: Viewer, doors: readonly PortFacts[], now: number): Promise<AttentionFacts> {
  const may = (right: Parameters<typeof mayDo>[1]) => mayDo(viewer.standing, right)
  const { accountId, user } = viewer
  const midnight = startOfDay(user.time_zone, now, 1)
  const invoices = may('billing.view') ? await unpaidInvoices(store, accountId, user.time_zone, now) : []
  const soon = localDateAt(user.time_zone, startOfDay(user.time_zone, now, dueWithin))
  const toRecord = ({ ID, Number: name, DueDate }: (typeof invoices)[number]): AttentionRecord => ({ id: String(ID), name, at: Date.parse(DueDate) })
  const troubled = await troubledSince(store, doors, now)
  return {
    // Users who don't look after doors only see what concerns everyone: a fire alarm or a lockdown.
    doors: may('devices.view') ? troubled : troubled.filter(({ state: { state, because } }) => because === 'fireAlarm' || state === 'Locked'),
    failedPushes: may('devices.view') ? await failedPushes(store, accountId) : [],
    missedCalls: may('callGroups.view') ? await missedCalls(store, user.property_id, now) : [],
    deletionRequests: may('users.delete') ? await withinReach(store, viewer, await deletionRequests(store, accountId)) : [],
    endingCodes: may('codes.view') ? await withinReach(store, viewer, await endingCodes(store, accountId, now, midnight)) : [],
    endingInvites: may('invites.view') ? await endingInvites(store, user.property_id, now, midnight) : [],
    overdueInvoices: invoices.filter(({ state }) => state === 'overdue').map(toRecord),
    dueInvoices: invoices.filter(({ state, DueDate }) => state === 'open' && DueDate <= soon).map(toRecord),
  }
}

/** The unpaid invoices of an account, with their state. */
export async function unpaidInvoices(store: Store, accountId: number, timeZone: string, now: number) {
  const today = localDateAt(timeZone, now)
  return (await readInvoices(store, accountId, { unpaidAt: now })).map((record) => {
    const invoice = toInvoice(record, now)
    return { ...invoice, state: invoiceState({ status: invoice.Status, dueDate: invoice.DueDate }, today) }
  })
}

/** The doors with the time at which their controller went offline. */
async function troubledSince(store: Store, doors: readonly PortFacts[], now: number): Promise<AttentionFacts['doors']> {
  const lost = await store.selectFrom('controllers').select(['module_id', 'lost_at']).where(inIds('module_id', doors.flatMap(({ moduleId }) => moduleId ?? []))).where('lost_at', 'is not', null).execute()
  return doors.map(({ port, door, moduleId }) => ({
    id: port.id, name: port.name, state: doorState(door, now), at: lost.find(({ module_id: id }) => id === moduleId)?.lost_at ?? null,
  }))
}

/** Controllers with commands that were given up and not sent again. */
async function failedPushes(store: Store, accountId: number): Promise<AttentionRecord[]> {
  const rows = await store
    .selectFrom('device_commands as given_up')
    .select(({ fn }) => ['module_id', 'module_name', fn.max('done_at').as('at')])
    .where('account_id', '=', accountId)
    .where('status', '=', 'failed')
    // Door actions aren't listed, because their failure was shown at the time.
    .where('action', 'in', ['add', 'update', 'remove', 'all'])
    .where(({ not, exists, selectFrom }) => not(exists(
      selectFrom('device_commands as later').select('later.id').whereRef('later.module_id', '=', 'given_up.module_id').whereRef('later.id', '>', 'given_up.id')
        .where('later.action', '=', 'all').where('later.status', '<>', 'failed'),
    )))
    .groupBy(['module_id', 'module_name'])
    .execute()
  return rows.map(({ module_id: id, module_name: name, at }) => ({ id: String(id), name, at }))
}

/** Call groups with a missed call and no later answered one. */
async function missedCalls(store: Store, propertyId: number, now: number): Promise<AttentionRecord[]> {
  const rows = await store
    .selectFrom('calls')
    .innerJoin('call_groups', 'call_groups.id', 'calls.call_group_id')
    .select(['calls.call_group_id', 'call_groups.name', 'calls.started_at', 'calls.answered_at', 'calls.end_reason'])
    .where('calls.property_id', '=', propertyId)
    .where('calls.started_at', '>', now - missedWithin)
    .where('calls.ended_at', 'is not', null)
    .orderBy('calls.started_at')
    .execute()
  const last = new Map(rows.map((row) => [row.call_group_id, row]))
  return [...last.values()]
    .filter(({ answered_at: answered, end_reason: end }) => answered === null && end === 'nobodyReached')
    .map(({ call_group_id: id, name, started_at: at }) => ({ id: String(id), name, at }))
}

type OfUser = AttentionRecord & { personId: number | null }

async function deletionRequests(store: Store, accountId: number): Promise<OfUser[]> {
  const rows = await store
    .selectFrom('deletion_requests')
    .innerJoin('users', 'users.id', 'deletion_requests.user_id')
    .select(['users.id', 'users.name', 'deletion_requests.due_at'])
    // The plus keeps SQLite from using the index of accounts, which would read all users to find a few requests.
    .where(sql<number>`+users.account_id`, '=', accountId)
    // Anyone can request a deletion; only the owner's confirmation counts.
    .where('due_at', 'is not', null)
    .where('ending', 'is', null)
    .where('users.removed_at', 'is', null)
    .execute()
  return rows.map(({ id, name, due_at: at }) => ({ id: String(id), name, at, personId: id }))
}

/** The first active entry methods that end between `now` and `until`, the earliest first. */
export async function endingCodes(store: Store, accountId: number, now: number, until: number, limit = 20): Promise<OfUser[]> {
  const rows = await store
    .selectFrom('access_codes')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .select(['access_codes.id', 'access_codes.label', 'access_codes.valid_until', 'access_codes.user_id', 'users.name'])
    .where('access_codes.account_id', '=', accountId)
    .where('access_codes.is_active', '=', 1)
    .where('access_codes.valid_until', '>', now)
    .where('access_codes.valid_until', '<=', until)
    .orderBy('access_codes.valid_until')
    .limit(limit)
    .execute()
  return rows.map(({ id, label, name, valid_until: at, user_id: personId }) => ({ id: String(id), name: name ?? label, at, personId }))
}

/** Records of users that the viewer may see, and records without a user. */
async function withinReach(store: Store, viewer: Viewer, records: readonly OfUser[]): Promise<AttentionRecord[]> {
  const { maySee } = await reachOf(store, viewer, records.flatMap(({ personId }) => personId ?? []))
  return records.filter(({ personId }) => personId === null || maySee(personId))
}

/** The invites that open doors now and end before `until`. */
export async function endingInvites(store: Store, propertyId: number, now: number, until: number): Promise<AttentionRecord[]> {
  const rows = await store.selectFrom('invites').selectAll().where('property_id', '=', propertyId).where('end_at', '>', now).where('end_at', '<=', until).execute()
  return rows.filter((invite) => statusOfInvite(invite, now) === 'Valid').map(({ id, name, end_at: at }) => ({ id, name, at }))
}
