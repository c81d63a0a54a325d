import type { WeekWindow } from '../access/restriction/restriction.ts'
import { windowsOnDay, weekSpans } from '../access/restriction/weekWindows.ts'
import { totalLength, intersectSpans, subtractSpans } from '../time/spans.ts'
import { minutesPerDay, type Weekday, weekdays } from '../time/weekdays.ts'
import type { CallPlan } from './callPlan.ts'
import { type CallPhone, callSteps } from './callSteps.ts'
import type { CallPerson, CallWorld } from './callWorld.ts'
import { findUnreachable, type UnreachableReason } from './findUnreachable.ts'
import { outlineCall } from './outlineCall.ts'
import { wholeWeek, windowsOf } from './ringHours.ts'

type Problem =
  /** No user is in the step; `step` is its index. */
  | { code: 'emptyTier'; step: number }
  | { code: 'personTwice'; personId: number }
  | { code: 'numberTwice'; phone: string }
  /** The phone never rings. `phone` is the key of a `CallPhone`, `step` the index of its first step. */
  | { code: Exclude<UnreachableReason, 'quietHours' | 'switchedOff'>; phone: string; personId: number | null; step: number }
  /** A voice plan has no phone number. */
  | { code: 'noNumbers' }
  /** No user of the steps lets the app ring. */
  | { code: 'nobodyNotified' }
  /** Quiet hours of a user cover whole days, or those of the group (`personId` null). */
  | { code: 'quietAllDay'; personId: number | null; days: readonly Weekday[] }
  /** In these hours every phone is quiet, so visitors reach no one. */
  | { code: 'silentHours'; windows: readonly WeekWindow[] }
  /** No phone rings at all, and the call ends after `after` milliseconds. */
  | { code: 'nobodyRings'; after: number }
  /** Without an answer the call ends after `after` milliseconds. */
  | { code: 'endsUnanswered'; after: number }

/**
 * A warning about a plan. `drop`: visitors reach no one, so saving needs a confirmation. `warning`: a part of the plan has no effect.
 * `note`: a fact that users should know.
 */
export type CallWarning = { severity: 'drop' | 'warning' | 'note' } & Problem

/** Every warning about a plan at `world.startedAt`, in the order of the call. */
export function lintCallPlan(plan: CallPlan, world: CallWorld): CallWarning[] {
  return [...quietDays(plan, world), ...emptySteps(plan), ...repeated(plan), ...unreachable(plan, world), ...endings(plan, world), ...silentHours(plan, world)]
}

function emptySteps(plan: CallPlan): CallWarning[] {
  if (plan.kind === 'voice') return plan.numbers.length === 0 ? [{ severity: 'drop', code: 'noNumbers' }] : []
  return plan.tiers.flatMap((ids, step): CallWarning[] => (ids.length === 0 ? [{ severity: 'warning', code: 'emptyTier', step }] : []))
}

function repeated(plan: CallPlan): CallWarning[] {
  if (plan.kind === 'video') return repeats(plan.tiers.flat()).map((personId) => ({ severity: 'warning', code: 'personTwice', personId }))
  const keys = callSteps(plan).flatMap(({ phones }) => phones.map(({ key }) => key))
  return repeats(keys).map((phone) => ({ severity: 'warning', code: 'numberTwice', phone }))
}

function repeats<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

function unreachable(plan: CallPlan, world: CallWorld): CallWarning[] {
  const steps = callSteps(plan)
  const awake: CallWorld = { ...world, people: world.people.map((person) => ({ ...person, quietHours: [] })) }
  const seen = new Set<string>()
  const warnings = steps.flatMap(({ phones }, step) =>
    phones.flatMap((phone): CallWarning[] => {
      const code = findUnreachable(phone, awake, world.startedAt)
      if (code === null || code === 'quietHours' || code === 'switchedOff' || seen.has(phone.key)) return []
      seen.add(phone.key)
      return [{ severity: 'warning', code, phone: phone.key, personId: phone.personId, step }]
    }),
  )
  const present = steps.flatMap(({ phones }) => phones).flatMap((phone) => personWithApp(phone, world) ?? [])
  const isMute = present.length > 0 && present.every(({ allowsNotifications }) => !allowsNotifications)
  return isMute ? [...warnings, { severity: 'warning', code: 'nobodyNotified' }] : warnings
}

function personWithApp({ kind, personId }: CallPhone, { people, startedAt }: CallWorld): CallPerson | undefined {
  if (kind !== 'app') return undefined
  return people.find(({ id, hasApp, goneSince }) => id === personId && hasApp && (goneSince === null || goneSince > startedAt))
}

function quietDays(plan: CallPlan, world: CallWorld): CallWarning[] {
  const called = new Set(callSteps(plan).flatMap(({ phones }) => phones.map(({ personId }) => personId)))
  const ofPeople = world.people.flatMap(({ id, quietHours }): CallWarning[] => {
    const days = called.has(id) ? wholeDays(quietHours) : []
    return days.length === 0 ? [] : [{ severity: 'warning', code: 'quietAllDay', personId: id, days }]
  })
  const days = wholeDays(plan.quietHours)
  return days.length === 0 ? ofPeople : [{ severity: 'drop', code: 'quietAllDay', personId: null, days }, ...ofPeople]
}

function silentHours(plan: CallPlan, world: CallWorld): CallWarning[] {
  const windows = findSilentHours(plan, world)
  return windows.length === 0 ? [] : [{ severity: 'drop', code: 'silentHours', windows }]
}

function wholeDays(quietHours: readonly WeekWindow[]): Weekday[] {
  if (quietHours.length === 0) return []
  return weekdays.filter((day) => totalLength(windowsOnDay(quietHours, day)) === minutesPerDay)
}

/** Warnings about the end of an unanswered call. A voice plan without a number has its own (`noNumbers`). */
function endings(plan: CallPlan, world: CallWorld): CallWarning[] {
  if (plan.kind === 'voice' && plan.numbers.length === 0) return []
  const { steps, endsAt: after } = outlineCall(plan, world)
  if (steps.every(({ rings }) => rings.length === 0)) return [{ severity: 'drop', code: 'nobodyRings', after }]
  const last = steps.at(-1)
  const endsWithApps = plan.kind === 'video' && !(last?.kind === 'telephone' && last.rings.length > 0)
  return [{ severity: endsWithApps ? 'drop' : 'note', code: 'endsUnanswered', after }]
}

/**
 * The hours of the week in which every phone of a plan is quiet, so that no one can answer. Excludes the group's own quiet hours, which are
 * intended. Empty if no phone ever rings.
 */
function findSilentHours(plan: CallPlan, world: CallWorld): WeekWindow[] {
  const phones = outlineCall(plan, world).steps.flatMap(({ rings }) => rings)
  if (phones.length === 0) return []
  const quietOf = (personId: number | null) => weekSpans(world.people.find(({ id }) => id === personId)?.quietHours ?? [])
  const silent = phones.reduce((spans, { personId }) => intersectSpans(spans, quietOf(personId)), [...wholeWeek])
  return windowsOf(subtractSpans(silent, weekSpans(plan.quietHours)))
}
