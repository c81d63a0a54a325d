import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo } from '@portal/domain'
import { type Viewer, whoseNames } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { gateEventAnswer } from './gateEventAnswer.ts'

type DashboardEvent = ResponseOf<(typeof endpoints)['getDashboard']>['Events'][number]

const shownAtMost = 12

/** The newest events of a property, without the names that the viewer may not read. A viewer who may not read the log gets their own events alone. */
export async function dashboardEvents(store: Store, viewer: Viewer, propertyId: number): Promise<DashboardEvent[]> {
  let query = store.selectFrom('gate_events').selectAll().where('property_id', '=', propertyId).orderBy('at', 'desc').orderBy('id', 'desc').limit(shownAtMost)
  if (!mayDo(viewer.standing, 'log.view')) query = query.where('user_id', '=', viewer.user.id)
  const events = await query.execute()
  const { maySee } = await whoseNames(store, viewer, events)
  return events.map((event) => gateEventAnswer(event, maySee(event)))
}
