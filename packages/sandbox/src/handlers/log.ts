import { localDateAt } from '@portal/domain'
import { findPort } from '../access/portFacts.ts'
import { entriesByHour } from '../log/entriesByHour.ts'
import { periodOf, readPlace, writePlace } from '../log/LogQuery.ts'
import { deleteView, logViewsOf, saveView } from '../log/logViews.ts'
import { propertiesOfLog, propertyOfLog, readLog } from '../log/readLog.ts'
import { keptFrom } from '../log/runRetention.ts'
import { findUser } from '../people/findUser.ts'
import { viewerOf } from '../people/viewer.ts'
import { invalid, notFound } from '../Refusal.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'

export const getLog: Handler<'getLog'> = async ({ AccountID, From, Until, FromTime, UntilTime, Before, After, count, ...narrowed }, call) => {
  const { store, clock } = call
  const viewer = viewerOf(call, AccountID)
  if ((narrowed.Subject === undefined) !== (narrowed.SubjectID === undefined)) throw invalid('SubjectID', 'Name a record by its type and its id.')
  if (narrowed.UserID !== undefined) await findUser(store, viewer, narrowed.UserID, 'UserID')
  const property = await propertyOfLog(store, viewer)
  const { time_zone: zone } = property
  const kept = keptFrom(call.limits.logMonths, clock.now())
  const { lines, next } = await readLog({
    ...narrowed, store, viewer, kept, now: clock.now(),
    ...periodOf(zone, { From, Until, FromTime, UntilTime }),
    before: Before === undefined ? undefined : readPlace(Before),
    after: After === undefined ? undefined : readPlace(After),
  }, count)
  return { Now: toIso(clock.now()), TimeZone: zone, PropertyName: property.name, Lines: lines, Next: next && writePlace(next), KeptFrom: kept === null ? null : toIso(kept) }
}

export const getEntriesByHour: Handler<'getEntriesByHour'> = async ({ AccountID, Date: asked, PortID }, call) => {
  const { store, clock, limits } = call
  const viewer = viewerOf(call, AccountID)
  if (PortID !== undefined && (await findPort(store, PortID))?.accountId !== viewer.accountId) throw notFound('door', 'PortID')
  const [properties, { time_zone: zone }] = await Promise.all([propertiesOfLog(store, viewer), propertyOfLog(store, viewer)])
  const now = clock.now()
  const date = asked ?? localDateAt(zone, now)
  const hours = await entriesByHour({ store, properties: properties.map(({ id }) => id), zone, date, portId: PortID, now, kept: keptFrom(limits.logMonths, now) })
  return { Now: toIso(now), TimeZone: zone, Date: date, ...hours }
}

export const getLogViews: Handler<'getLogViews'> = async (_request, call) => ({ Views: await logViewsOf(call.store, viewerOf(call)) })

export const saveLogView: Handler<'saveLogView'> = async (asked, call) => {
  const ID = await saveView(call.store, viewerOf(call), asked, call.clock.now())
  return { message: 'The view is saved.', ID }
}

export const deleteLogView: Handler<'deleteLogView'> = async ({ ViewID }, call) => {
  await deleteView(call.store, viewerOf(call), ViewID)
  return { message: 'The view is deleted.' }
}
