import { Hono } from 'hono'
import * as v from 'valibot'
import { limits } from '@portal/domain'
import { findStationCall } from '../calls/stationCall.ts'
import { runCalls } from '../calls/runCalls.ts'
import { placeCall } from '../calls/placeCall.ts'
import { leaveStation, pressAtCall } from '../calls/pressAtCall.ts'
import type { SandboxContext, SandboxEnvironment } from '../middleware/environment.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { readBody } from './readBody.ts'

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
/** Milliseconds. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.calls.talk))
const answer = v.variant('does', [
  v.object({ does: v.literal('answer'), after: moment, opensAfter: v.optional(v.nullable(moment), null) }),
  v.object({ does: v.literal('decline'), after: moment }),
  v.object({ does: v.picklist(['ignore', 'off']) }),
])
const placed = { station: text, answers: v.optional(v.record(text, answer), {}) }
const callRequest = v.union([
  v.object({ ...placed, group: v.pipe(v.number(), v.integer()) }),
  v.object({ ...placed, pin: v.pipe(v.string(), v.regex(/^\d{1,5}$/)) }),
])
const pressRequest = v.object({ phone: text, press: v.picklist(['answer', 'decline', 'switchOff', 'open', 'hangUp']) })

/**
 * A visitor's station and the phones that it rings, for the console's page, for scripts and tests. `POST /calls` places a call: a group or a
 * PIN, and what each phone does on its own. A phone is named by the key that the domain's `callSteps` gives it.
 */
export function stationApi(services: Services): Hono<SandboxEnvironment> {
  const api = new Hono<SandboxEnvironment>()
  const answerCall = async (context: SandboxContext, id: number) => {
    const call = await findStationCall(services, id)
    if (!call) throw new Refusal(404, 'UNKNOWN_CALL', 'There is no call with this id.')
    return context.json(call)
  }
  const idOf = (context: SandboxContext) => Number(context.req.param('call'))

  api.post('/', async (context) => {
    const { station, answers, ...dialled } = await readBody(context, callRequest)
    await runCalls(services)
    return answerCall(context, await placeCall(services, station, dialled, answers))
  })
  api.get('/:call', (context) => answerCall(context, idOf(context)))
  api.post('/:call/press', async (context) => {
    const { phone, press } = await readBody(context, pressRequest)
    await pressAtCall(services, idOf(context), phone, press)
    return answerCall(context, idOf(context))
  })
  api.post('/:call/leave', async (context) => {
    await leaveStation(services, idOf(context))
    return answerCall(context, idOf(context))
  })
  return api
}
