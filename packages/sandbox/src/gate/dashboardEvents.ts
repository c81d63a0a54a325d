import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo } from '@portal/domain'
import type { Viewer } from '../people/viewer.ts'
import { whoseNames } from '../people/whoseNames.ts'
import type { Store } from '../store/openStore.ts'
import { statementByShape } from '../store/statementByShape.ts'
import { nearFirst } from '../log/nearFirst.ts'
import { gateEventAnswer } from './gateEventAnswer.ts'

type DashboardEvent = ResponseOf<(typeof endpoints)['getDashboard']>['Events'][number]

const shownAtMost = 12

const newestEvents = statementByShape((store, { propertyId, userId, since }: { propertyId: number; userId?: number | undefined; since?: number | undefined }) => {
  let query = store.selectFrom('gate_events').selectAll().where('property_id', '=', propertyId)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  if (since !== undefined) query = query.where('at', '>=', since)
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(shownAtMost)
})

/** The newest events of a property, without the names that the viewer may not read. A viewer who may not read the log gets their own events alone. */
export async function dashboardEvents(store: Store, viewer: Viewer, propertyId: number, now: number): Promise<DashboardEvent[]> {
  const userId = mayDo(viewer.standing, 'log.view') ? undefined : viewer.user.id
  const events = await nearFirst({ store, until: now }, shownAtMost, async (since) => (await newestEvents(store, {}, { propertyId, userId, since })).rows)
  const { maySee } = await whoseNames(store, viewer, events)
  return events.map((event) => gateEventAnswer(event, maySee(event)))
}
