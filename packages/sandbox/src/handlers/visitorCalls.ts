import { findCallPhoto, liveCallPicture, toThumbnail } from '../calls/callPhotos.ts'
import { findSeenCall, pressInPortal } from '../calls/pressAtCall.ts'
import { newestVisitorCalls, visitorCallAnswers } from '../calls/visitorCallAnswer.ts'
import { viewerOf } from '../people/viewer.ts'
import { notFound } from '../Refusal.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'

export const getVisitorCalls: Handler<'getVisitorCalls'> = async ({ AccountID, ...asked }, call) => ({
  Now: toIso(call.clock.now()), Calls: await newestVisitorCalls(call, viewerOf(call, AccountID), asked),
})

export const pressAtVisitorCall: Handler<'pressAtVisitorCall'> = async ({ ID, Press }, call) => {
  const viewer = viewerOf(call)
  const pressed = await pressInPortal(call, viewer, ID, Press)
  const [Call] = await visitorCallAnswers(call.store, viewer, [pressed], call.clock.now())
  if (!Call) throw notFound('call', 'ID')
  return { Now: toIso(call.clock.now()), Call }
}

export const getVisitorCallPhoto: Handler<'getVisitorCallPhoto'> = async ({ ID, IsThumbnail, IsLive = false }, call) => {
  const { store, clock } = call
  const { id, ended_at: end } = await findSeenCall(store, viewerOf(call), ID)
  const photo = await findCallPhoto(store, id, clock.now())
  if (!photo) throw notFound('photo', 'ID')
  const taken = IsLive && end === null ? await liveCallPicture(store, id, clock.now()) : photo
  return { MediaType: taken.media_type, Photo: IsThumbnail ? toThumbnail(taken.base64) : taken.base64, TakenAt: toIso(taken.taken_at), KeptUntil: toIso(photo.kept_until) }
}
