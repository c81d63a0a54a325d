import type { endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'
import type { Viewer } from '../people/viewer.ts'
import type { Services } from '../Services.ts'
import { findManagedCallGroup, managesAll } from './callGroups.ts'
import { readRunningCall } from './runningCall.ts'
import { visitorCallAnswers } from './visitorCallAnswer.ts'

type Asked = Omit<RequestOf<typeof endpoints.getVisitorCalls>, 'AccountID'>

/** The newest visitors' calls: of one group where it is named, to whoever manages all of them of all, else of one's own group. */
export async function newestVisitorCalls({ store, clock }: Pick<Services, 'store' | 'clock'>, viewer: Viewer, { callgroupId, IsRunning, count }: Asked): Promise<ResponseOf<typeof endpoints.getVisitorCalls>['Calls']> {
  const group = callgroupId ?? (managesAll(viewer) ? undefined : (viewer.user.call_group_id ?? undefined))
  if (callgroupId !== undefined) await findManagedCallGroup(store, viewer, callgroupId)
  if (group === undefined && !managesAll(viewer)) return []
  let query = store.selectFrom('calls').selectAll().where('account_id', '=', viewer.accountId).orderBy('started_at', 'desc').orderBy('id', 'desc').limit(count)
  if (group !== undefined) query = query.where('call_group_id', '=', group)
  if (IsRunning) query = query.where('ended_at', 'is', null)
  return visitorCallAnswers(store, viewer, (await query.execute()).map(readRunningCall), clock.now())
}
