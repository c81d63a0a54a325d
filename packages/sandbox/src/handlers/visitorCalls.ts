import { findManagedCallGroup, managesAll } from '../calls/callGroups.ts'
import { findCallPhoto } from '../calls/callPhotos.ts'
import { findSeenCall, pressInPortal } from '../calls/pressInPortal.ts'
import { readRunningCall } from '../calls/runningCall.ts'
import { visitorCallAnswers } from '../calls/visitorCallAnswer.ts'
import { viewerOf } from '../people/viewer.ts'
import { notFound } from '../Refusal.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'

export const getVisitorCalls: Handler<'getVisitorCalls'> = async ({ AccountID, callgroupId, IsRunning, count }, call) => {
  const { store, clock } = call
  const viewer = viewerOf(call, AccountID)
  const group = callgroupId ?? (managesAll(viewer) ? undefined : (viewer.user.call_group_id ?? undefined))
  if (callgroupId !== undefined) await findManagedCallGroup(store, viewer, callgroupId)
  const Now = toIso(clock.now())
  if (group === undefined && !managesAll(viewer)) return { Now, Calls: [] }
  let query = store.selectFrom('calls').selectAll().where('account_id', '=', viewer.accountId)
  if (group !== undefined) query = query.where('call_group_id', '=', group)
  if (IsRunning) query = query.where('ended_at', 'is', null)
  const rows = await query.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(count).execute()
  return { Now, Calls: await visitorCallAnswers(store, viewer, rows.map(readRunningCall), clock.now()) }
}

export const pressAtVisitorCall: Handler<'pressAtVisitorCall'> = async ({ ID, Press }, call) => {
  const viewer = viewerOf(call)
  const pressed = await pressInPortal(call, viewer, ID, Press)
  const [Call] = await visitorCallAnswers(call.store, viewer, [pressed], call.clock.now())
  if (!Call) throw notFound('call', 'ID')
  return { Now: toIso(call.clock.now()), Call }
}

export const getVisitorCallPhoto: Handler<'getVisitorCallPhoto'> = async ({ ID }, call) => {
  const { store, clock } = call
  const { id } = await findSeenCall(store, viewerOf(call), ID)
  const photo = await findCallPhoto(store, id, clock.now())
  if (!photo) throw notFound('photo', 'ID')
  return { MediaType: photo.media_type, Photo: photo.base64, TakenAt: toIso(photo.taken_at), KeptUntil: toIso(photo.kept_until) }
}
