import { localDateAt, toDayNumber, toIsoDate } from '@portal/domain'
import { findCallPhoto, liveCallPicture, toThumbnail } from '../calls/callPhotos.ts'
import { findSeenCall, pressInPortal } from '../calls/pressAtCall.ts'
import { newestVisitorCalls, visitorCallAnswers } from '../calls/visitorCallAnswer.ts'
import { periodOf } from '../log/LogQuery.ts'
import { countCalls, propertyOfLog } from '../log/readLog.ts'
import { keptFrom } from '../log/runRetention.ts'
import { notFound } from '../Refusal.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'

export const getVisitorCalls: Handler<'getVisitorCalls'> = async ({ ...asked }, call) => ({
  Now: toIso(call.now), Calls: await newestVisitorCalls(call, call.viewer, asked),
})

export const pressAtVisitorCall: Handler<'pressAtVisitorCall'> = async ({ ID, Press }, call) => {
  const { viewer } = call
  const pressed = await pressInPortal(call, viewer, ID, Press)
  const [Call] = await visitorCallAnswers(call.store, viewer, [pressed], call.now)
  if (!Call) throw notFound('call', 'ID')
  return { Now: toIso(call.now), Call }
}

const outcomeDays = 30

export const getCallOutcomes: Handler<'getCallOutcomes'> = async (_request, { store, now, limits, viewer }) => {
  const { time_zone: zone } = await propertyOfLog(store, viewer)
  const Until = localDateAt(zone, now)
  const From = toIsoDate((toDayNumber(Until) ?? 0) - (outcomeDays - 1))
  const { from = 0, until = now } = periodOf(zone, { From, Until })
  return { From, Until, Groups: await countCalls(store, viewer.accountId, Math.max(from, keptFrom(limits.logMonths, now) ?? 0), until) }
}

export const getVisitorCallPhoto: Handler<'getVisitorCallPhoto'> = async ({ ID, IsThumbnail, IsLive = false }, { store, now, viewer }) => {
  const { id, ended_at: end } = await findSeenCall(store, viewer, ID)
  const photo = await findCallPhoto(store, id, now)
  if (!photo) throw notFound('photo', 'ID')
  const taken = IsLive && end === null ? await liveCallPicture(store, id, now) : photo
  return { MediaType: taken.media_type, Photo: IsThumbnail ? toThumbnail(taken.base64) : taken.base64, TakenAt: toIso(taken.taken_at), KeptUntil: toIso(photo.kept_until) }
}
