import { entryDaysAtMost, hourlyDaysAtMost, type endpoints, type RequestOf, type ResponseOf } from '@portal/api-client/contract'
import { endInstant, localDateAt, mayDo, startInstant, toDayNumber, toIsoDate } from '@portal/domain'
import { findCallGroup } from '../calls/callGroups.ts'
import { toThumbnail } from '../calls/callPhotos.ts'
import { requirePort } from '../explaining/accessQuestion.ts'
import { countCallsIn, countEntries, daySpan, entriesByHour, hourSpans } from '../log/countEntries.ts'
import { doorsOfViewer } from '../gate/dashboardDoors.ts'
import { doorStates } from '../log/doorStates.ts'
import { drawEvent, findSeenEvent, photosOfEvents } from '../log/eventPhotos.ts'
import { periodOf, readPlace, writePlace } from '../log/LogQuery.ts'
import { propertiesOfLog, propertyOfLog, readLog, usersOfLog } from '../log/readLog.ts'
import { keptFrom } from '../log/runRetention.ts'
import { atProperty, propertiesOf, type Viewer } from '../people/viewer.ts'
import { invalid, notFound, Refusal, taken } from '../Refusal.ts'
import { toIso } from '../time/toIso.ts'
import { filled } from '../words/sentence.ts'
import type { Handler } from './Handler.ts'
import { findVisibleCode } from '../accessCodes/standingOfCode.ts'
import type { Store } from '../store/openStore.ts'

export const getLog: Handler<'getLog'> = async ({ From, Until, FromTime, UntilTime, Before, After, count, ...narrowed }, { store, now, viewer, limits }) => {
  if ((narrowed.Subject === undefined) !== (narrowed.SubjectID === undefined)) throw invalid('SubjectID', 'Name a record by its type and its id.')
  const property = await propertyOfLog(store, viewer, narrowed.PropertyID)
  const { time_zone: zone } = property
  const kept = keptFrom(limits.logMonths, now)
  const { lines, next } = await readLog({
    ...narrowed, store, viewer, kept, now,
    ...periodOf(zone, { From, Until, FromTime, UntilTime }),
    before: Before === undefined ? undefined : readPlace(Before),
    after: After === undefined ? undefined : readPlace(After),
  }, count)
  return { Now: toIso(now), TimeZone: zone, PropertyName: property.name, Lines: lines, Next: next && writePlace(next), KeptFrom: kept === null ? null : toIso(kept) }
}

export const getEventPhoto: Handler<'getEventPhoto'> = async ({ EventID, IsThumbnail }, { store, now, viewer }) => {
  const event = await findSeenEvent(store, viewer, EventID)
  const photo = (await photosOfEvents(store, [event], now))(event)
  if (!photo) throw notFound('photo', 'EventID')
  const drawn = drawEvent(event)
  return { MediaType: 'image/svg+xml', Photo: IsThumbnail ? toThumbnail(drawn) : drawn, ...photo }
}

export const getEntriesByHour: Handler<'getEntriesByHour'> = async ({ Date: asked, PropertyID, PortID }, { store, now, limits, viewer }) => {
  if (PortID !== undefined) await requirePort(store, viewer.accountId, PortID)
  const [properties, zone] = await propertiesAndZone(store, viewer, PropertyID)
  const date = asked ?? localDateAt(zone, now)
  const hours = await entriesByHour({ store, properties, zone, date, portId: PortID, now, kept: keptFrom(limits.logMonths, now) })
  return { Now: toIso(now), TimeZone: zone, Date: date, ...hours }
}

export const getEntriesByDay: Handler<'getEntriesByDay'> = async ({ From, Until, FromTime, UntilTime, PropertyID, PortID, UserID, UnitID }, { store, now, limits, viewer }) => {
  const [first, last] = [toDayNumber(From) ?? 0, toDayNumber(Until) ?? 0]
  if (last < first || last - first >= entryDaysAtMost) throw invalid('Until', filled('The period must be 1 to {most} days.', { most: entryDaysAtMost }))
  if (PortID !== undefined) await requirePort(store, viewer.accountId, PortID)
  const users = await usersOfLog(store, viewer, { UserID, UnitID })
  const [properties, zone] = await propertiesAndZone(store, viewer, PropertyID)
  const { from = 0, until = 0 } = periodOf(zone, { From, Until, FromTime, UntilTime })
  const kept = keptFrom(limits.logMonths, now) ?? 0
  const days = Array.from({ length: last - first + 1 }, (_, day) => toIsoDate(first + day))
  // A part of a day need not begin and end with an hour, so it has a count of its own.
  const part = FromTime === undefined && UntilTime === undefined ? [] : [[from, until] as const]
  const partsOf = (date: string) => (days.length <= hourlyDaysAtMost ? hourSpans(zone, date) : [daySpan(zone, date)])
  const parts = partsOf(From).length
  const spans = [...days.flatMap(partsOf), ...part].map(([start, end]) => [Math.max(start, kept), end] as const)
  const entries = await countEntries({ store, properties, portId: PortID, users }, spans)
  const calls = users === undefined && mayDo(viewer.standing, 'callGroups.view') ? await countCallsIn({ store, properties, portId: PortID }, spans) : null
  const counts = entries.map((counted, span) => ({ ...counted, Calls: calls?.[span] ?? 0 }))
  const hours = counts.slice(0, days.length * parts)
  type Counted = keyof (typeof counts)[number]
  const sumOf = (of: Counted) => (part.length > 0 ? counts.slice(hours.length) : hours).reduce((sum, count) => sum + count[of], 0)
  const countsOf = (day: number, of: Counted) => hours.slice(day * parts, day * parts + parts).map((hour) => hour[of])
  return {
    Now: toIso(now), TimeZone: zone, Opened: sumOf('Opened'), Denied: sumOf('Denied'), Calls: calls && sumOf('Calls'),
    Days: days.map((Date, day) => ({ Date, Opened: countsOf(day, 'Opened'), Denied: countsOf(day, 'Denied'), Calls: countsOf(day, 'Calls') })),
  }
}

/** The ids of the properties whose events are counted, and the time zone of their days. */
async function propertiesAndZone(store: Store, viewer: Viewer, asked: number | undefined): Promise<[ids: number[], zone: string]> {
  const found = await propertiesOfLog(store, viewer, asked)
  return [found.map(({ id }) => id), found[0]?.time_zone ?? 'UTC']
}

export const getDoorStatesByDay: Handler<'getDoorStatesByDay'> = async ({ PropertyID, PortID, Date: asked }, call) => {
  const { store, now, viewer: own } = call
  const viewer = atProperty(own, await propertiesOf(store, own), PropertyID)
  const { time_zone: zone } = viewer.user
  const date = asked ?? localDateAt(zone, now)
  const doors = (await doorsOfViewer(store, viewer, now)).filter(({ port }) => PortID === undefined || port.id === PortID)
  if (PortID !== undefined && doors.length === 0) throw notFound('door', 'PortID')
  const day = { from: startInstant(zone, { date, minute: null }), until: endInstant(zone, { date, minute: null }) }
  return { Now: toIso(now), TimeZone: zone, Date: date, Start: toIso(day.from), End: toIso(day.until), Doors: await doorStates(store, viewer, doors, day, now) }
}

export const getLogViews: Handler<'getLogViews'> = async (_request, call) => ({ Views: await logViewsOf(call.store, call.viewer) })

export const saveLogView: Handler<'saveLogView'> = async (asked, call) => {
  const ID = await saveView(call.store, call.viewer, asked, call.now)
  return { message: 'The view is saved.', ID }
}

export const deleteLogView: Handler<'deleteLogView'> = async ({ ViewID }, call) => {
  await deleteView(call.store, call.viewer, ViewID)
  return { message: 'The view is deleted.' }
}

type View = ResponseOf<typeof endpoints.getLogViews>['Views'][number]
type Asked = RequestOf<typeof endpoints.saveLogView>

/** The number of views of activity that a user may save. */
const logViewsAtMost = 20

/** The views of activity that a user has saved in the current account, by name. */
async function logViewsOf(store: Store, viewer: Viewer): Promise<View[]> {
  const rows = await own(store, viewer).selectAll().orderBy('name').orderBy('id').execute()
  return rows.map(({ id, name, filter }) => ({ ID: id, Name: name, Filter: JSON.parse(filter) as View['Filter'] }))
}

/** Saves a new or changed view of activity and returns its id. Inside a transaction. */
async function saveView(trx: Store, viewer: Viewer, { ViewID, Name, Filter }: Asked, now: number): Promise<number> {
  await requireKnown(trx, viewer, Filter)
  const others = await own(trx, viewer).select(['id', 'name']).execute()
  if (ViewID !== undefined && !others.some(({ id }) => id === ViewID)) throw notFound('view', 'ViewID')
  if (others.some(({ id, name }) => id !== ViewID && name.toLowerCase() === Name.toLowerCase())) throw taken('Name', 'You already have a view with this name.')
  if (ViewID === undefined && others.length >= logViewsAtMost) throw new Refusal(409, 'TOO_MANY', filled('You have {most} views. Delete one first.', { most: logViewsAtMost }))
  const values = { name: Name, filter: JSON.stringify(Filter), saved_at: now }
  if (ViewID !== undefined) {
    await trx.updateTable('log_views').set(values).where('id', '=', ViewID).execute()
    return ViewID
  }
  const { id } = await trx.insertInto('log_views').values({ ...values, account_id: viewer.accountId, user_id: viewer.user.id }).returning('id').executeTakeFirstOrThrow()
  return id
}

async function deleteView(trx: Store, viewer: Viewer, id: number): Promise<void> {
  const gone = await trx.deleteFrom('log_views').where('id', '=', id).where('user_id', '=', viewer.user.id).where('account_id', '=', viewer.accountId).executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw notFound('view', 'ViewID')
}

/** Refuses a view that names records which its owner may not see. Each use of the view checks this again. */
async function requireKnown(store: Store, viewer: Viewer, { UserID, UnitID, PropertyID, PortID, callgroupId, AccessCodeID, Subject, SubjectID }: Asked['Filter']): Promise<void> {
  if ((Subject === undefined) !== (SubjectID === undefined)) throw invalid('SubjectID', 'Name a record by its type and its id.')
  await usersOfLog(store, viewer, { UserID, UnitID })
  if (PropertyID !== undefined) await propertiesOfLog(store, viewer, PropertyID)
  if (AccessCodeID !== undefined) await findVisibleCode(store, viewer, AccessCodeID)
  if (callgroupId !== undefined) await findCallGroup(store, viewer.accountId, callgroupId)
  if (PortID !== undefined) await requirePort(store, viewer.accountId, PortID)
}

const own = (store: Store, { accountId, user }: Viewer) => store.selectFrom('log_views').where('user_id', '=', user.id).where('account_id', '=', accountId)
