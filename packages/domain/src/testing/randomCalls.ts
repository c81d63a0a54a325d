import fc from 'fast-check'
import type { CallNumber, CallPlan } from '../calls/callPlan.ts'
import type { CallPerson, CallWorld } from '../calls/callWorld.ts'
import type { CallAnswer, CallAnswers } from '../calls/callAnswers.ts'
import { anyWindow } from './arbitraries.ts'

const startedAt = Date.UTC(2026, 10, 21, 15, 40)
const personId = fc.integer({ min: 1, max: 6 })
const phones = ['+17135550100', '(713) 555-0164', '+44 20 7946 0958', '12', '', '+12815550142'] as const
const anyPhone = fc.constantFrom<string[]>(...phones)

const anyNumber: fc.Arbitrary<CallNumber> = fc.record({ phone: anyPhone, label: fc.constantFrom('Leasing Desk', 'Mobile', ''), personId: fc.option(personId, { nil: null }) })
const quietHours = fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(anyWindow, { maxLength: 2 }) })
const tier = fc.array(personId, { maxLength: 3 })
const base = { name: fc.constant('Barrientos 0911'), directoryPin: fc.constantFrom('00911', ''), quietHours }

/** Random plans of both kinds. Users in them can be missing, repeated or removed. */
export const anyCallPlan: fc.Arbitrary<CallPlan> = fc.oneof(
  fc.record({ ...base, kind: fc.constant('video'), tiers: fc.tuple(tier, tier), voiceNumber: fc.option(anyNumber, { nil: null }) }),
  fc.record({ ...base, kind: fc.constant('voice'), numbers: fc.array(anyNumber, { maxLength: 4 }) }),
)

/** Random times in and around the limits, in milliseconds since the visitor rang or since a phone began to ring. */
const anyMoment = fc.oneof(fc.integer({ min: 0, max: 130_000 }), fc.constantFrom(0, 1, 29_999, 30_000, 30_001, 60_000))

const mostly = fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) })
const anyPerson: fc.Arbitrary<CallPerson> = fc.record({
  id: personId,
  name: fc.constantFrom('Ana Lucía Barrientos', 'Ben Barrientos', 'Wm. J. Abernathy'),
  phone: anyPhone,
  hasApp: mostly,
  ringsPhone: fc.boolean(),
  allowsNotifications: mostly,
  quietHours,
  goneSince: fc.option(fc.oneof(anyMoment, fc.constant(-1000)).map((at) => startedAt + at), { nil: null, freq: 3 }),
})

export const anyCallWorld: fc.Arbitrary<CallWorld> = fc.record({
  startedAt: fc.constant(startedAt),
  timeZone: fc.constantFrom('America/Chicago', 'Europe/London'),
  people: fc.uniqueArray(anyPerson, { minLength: 2, maxLength: 6, selector: ({ id }) => id }),
  stationPhone: fc.constantFrom(null, '+1 281 555 0142'),
})

const anyAnswer: fc.Arbitrary<CallAnswer> = fc.oneof(
  fc.record({ does: fc.constant('answer'), after: anyMoment, opensAfter: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: null }) }),
  fc.record({ does: fc.constant('decline'), after: anyMoment }),
  fc.constant<CallAnswer>({ does: 'ignore' }),
  fc.constant<CallAnswer>({ does: 'off' }),
)

const keys = ['person:1', 'person:2', 'person:3', 'person:4', 'person:5', 'person:6', 'phone:1', 'phone:2', 'phone:3', 'number:+17135550100', 'number:+17135550164', 'number:+442079460958']

export const anyCallAnswers: fc.Arbitrary<CallAnswers> = fc.dictionary(fc.constantFrom(...keys), anyAnswer, { maxKeys: 6 })
