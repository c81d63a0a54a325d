import { kindOfOutcome, type LogKind, mayDo } from '@portal/domain'
import { findUser } from '../people/findUser.ts'
import { findUnit, residentsOf } from '../people/unitAnswers.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { type LogLine, type LogPlace, type LogQuery, mergeParts, isWithin, type LogPart, readKept, writePlace } from './LogQuery.ts'
import { readChanges } from './readChanges.ts'
import { readEvents } from './readEvents.ts'
import { sql, type SqlBool } from 'kysely'
import { readRunningCall } from '../calls/callWorld.ts'
import { visitorCallAnswers } from '../calls/visitorCallAnswer.ts'
import { notFound } from '../Refusal.ts'
import { asJson, contains, objectsOf, valuesOf } from '../store/byEngine.ts'
import type { Row } from '../store/schema.ts'
import { toIso } from '../time/toIso.ts'

/** The newest events that a query finds, and the place at which to continue; null at the end. */
export async function readLog(asked: Omit<LogQuery, 'users'>, wanted: number): Promise<{ lines: LogLine[]; next: LogPlace | null }> {
  const { store, viewer } = asked
  // Expired events are left out even before they are deleted.
  const query: LogQuery = { ...asked, users: await usersOfLog(store, viewer, asked), from: laterOf(asked.from, asked.kept) }
  const asks = (kind: LogKind) => kindsOf(query).has(kind)
  const properties = await propertiesOfLog(store, viewer, query.PropertyID)
  const parts = [
    ...(asks('event') ? await readEvents(query, properties.map(({ id }) => id), wanted) : []),
    ...(asks('call') ? [await readCalls(query, wanted)] : []),
    ...(asks('change') ? [await readChanges(query, wanted)] : []),
  ]
  return mergeParts(parts, wanted)
}

/** The ids of the requested user, or of the visible residents of the requested unit; undefined for all users. 404 for a user or unit of another account. */
export async function usersOfLog(store: Store, viewer: Viewer, { UserID, UnitID }: Pick<LogQuery, 'UserID' | 'UnitID'>): Promise<number[] | undefined> {
  if (UserID !== undefined) await findUser(store, viewer, UserID, 'UserID')
  if (UnitID === undefined) return UserID === undefined ? undefined : [UserID]
  const ids = (await residentsOf(store, viewer, [(await findUnit(store, viewer, UnitID, 'UnitID')).id])).map(({ id }) => id)
  return UserID === undefined ? ids : ids.filter((id) => id === UserID)
}

function laterOf(one: number | undefined, other: number | null): number | undefined {
  return other === null ? one : Math.max(one ?? other, other)
}

/** The kinds of events that a query can find: visitor calls have no entry method, and changes have no door and no property. */
function kindsOf({ Kind, Outcome, PropertyID, PortID, callgroupId, AccessCodeID, Subject }: LogQuery): ReadonlySet<LogKind> {
  const kinds = new Set<LogKind>(Kind === undefined ? ['event', 'call', 'change'] : [Kind])
  const keep = (...kept: LogKind[]) => kinds.forEach((kind) => kept.includes(kind) || kinds.delete(kind))
  if (Outcome !== undefined) keep(kindOfOutcome[Outcome])
  if (PortID !== undefined || PropertyID !== undefined) keep('event', 'call')
  if (callgroupId !== undefined) keep('call')
  if (AccessCodeID !== undefined) keep('event', 'change')
  if (Subject !== undefined) keep('change')
  return kinds
}

interface PropertyOfLog {
  id: number
  name: string
  time_zone: string
}

/**
 * The account's properties, the viewer's own first, or only the requested one. Days are counted in the time zone of the first one. 404 for
 * a property of another account.
 */
export async function propertiesOfLog(store: Store, viewer: Viewer, asked?: number): Promise<PropertyOfLog[]> {
  const own = store.selectFrom('properties').select(['id', 'name', 'time_zone']).where('account_id', '=', viewer.accountId)
  if (asked === undefined) return own.orderBy((order) => order.eb('id', '=', viewer.user.property_id), 'desc').orderBy('id').execute()
  const found = await own.where('id', '=', asked).execute()
  if (found.length === 0) throw notFound('property', 'PropertyID')
  return found
}

/** The property in whose time zone days are counted. */
export async function propertyOfLog(store: Store, viewer: Viewer, asked?: number): Promise<PropertyOfLog> {
  const [property] = await propertiesOfLog(store, viewer, asked)
  if (!property) throw new Error('An account without a property has no log.')
  return property
}

const rank = 1
const columns = { at: 'started_at', id: 'id' }

const nameOfGroup = sql<string>`(${asJson(sql.ref('plan'))} ->> 'name')`
const isRung = (userIds: readonly number[]) =>
  sql<SqlBool>`exists (select 1 from ${objectsOf(sql.ref('people'))} where cast(held.value ->> 'id' as bigint) in (${valuesOf(sql.val(JSON.stringify(userIds)))}))`

/** Visitor calls by their start, for users who may see call groups. */
async function readCalls(query: LogQuery, wanted: number): Promise<LogPart> {
  const { store, viewer, now, Outcome, PropertyID, PortID, callgroupId, users, searchText } = query
  if (!mayDo(viewer.standing, 'callGroups.view')) return { lines: [], readTo: null }
  const read = (older: LogPlace | undefined, limit: number): Promise<Row<'calls'>[]> => {
    let rows = store.selectFrom('calls').selectAll().where('account_id', '=', viewer.accountId).where(isWithin(columns, rank, query, older))
    if (Outcome === 'answered') rows = rows.where('answered_at', 'is not', null)
    if (Outcome === 'unanswered') rows = rows.where('answered_at', 'is', null)
    if (PropertyID !== undefined) rows = rows.where('property_id', '=', PropertyID)
    if (PortID !== undefined) rows = rows.where('port_id', '=', PortID)
    if (callgroupId !== undefined) rows = rows.where('call_group_id', '=', callgroupId)
    if (users !== undefined) rows = rows.where(isRung(users))
    if (searchText !== '') rows = rows.where(({ or }) => or([contains('port_name', searchText), contains(nameOfGroup, searchText)]))
    return rows.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  }
  return readKept(wanted, read, placeOf, async (rows) => {
    const answers = rows.length === 0 ? [] : await visitorCallAnswers(store, viewer, rows.map(readRunningCall), now)
    return rows.map((row, index): LogLine | null => {
      const Call = answers[index]
      return Call ? { Kind: 'call', Place: writePlace(placeOf(row)), At: toIso(row.started_at), Call } : null
    })
  })
}

/** How many calls of these times activity lists as answered and unanswered, by call group. */
export async function countCalls(store: Store, accountId: number, from: number, until: number) {
  return store.selectFrom('calls').select(({ fn }) => ['call_group_id as callgroupId', fn.count<number>('answered_at').as('Answered'), sql<number>`sum(case when answered_at is null then 1 else 0 end)`.as('Unanswered')])
    .where('account_id', '=', accountId).where('started_at', '>=', from).where('started_at', '<', until).groupBy('call_group_id').orderBy('call_group_id').execute()
}

const placeOf = ({ started_at: at, id }: Row<'calls'>): LogPlace => ({ at, rank, id })
