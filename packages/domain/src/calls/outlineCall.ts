import type { WeekWindow } from '../access/restriction/restriction.ts'
import { weekSpans } from '../access/restriction/weekWindows.ts'
import { totalLength } from '../time/spans.ts'
import { minutesPerWeek } from '../time/weekdays.ts'
import type { CallPlan } from './callPlan.ts'
import { type CallPhone, type CallStep, callSteps, withOwnPhones } from './callSteps.ts'
import type { CallWorld } from './callWorld.ts'
import { simulateCall } from './simulateCall.ts'

/** A step of an unanswered call. */
export interface OutlinedStep extends CallStep {
  /** When the step begins, in milliseconds since the visitor rang. */
  startsAt: number
  /** The phones that ring; the other phones of the step are skipped. */
  rings: readonly CallPhone[]
}

export interface CallOutline {
  steps: readonly OutlinedStep[]
  /** When the unanswered call ends, in milliseconds since the visitor rang. */
  endsAt: number
}

/** The steps of a call that no one answers: who gets called, and when. Quiet hours count only if they last the whole week. */
export function outlineCall(plan: CallPlan, world: CallWorld): CallOutline {
  const people = world.people.map((person) => ({ ...person, quietHours: endless(person.quietHours) }))
  const events = simulateCall({ ...plan, quietHours: endless(plan.quietHours) }, { ...world, people }, {})
  let current = -1
  const starts: number[] = []
  const ringing: string[][] = []
  for (const event of events) {
    if (event.kind === 'step') {
      current = event.step
      starts[current] = event.at
      ringing[current] = []
    }
    if (event.kind === 'ring') ringing[current]?.push(event.phone)
  }
  const steps = callSteps(withOwnPhones(plan, world.people)).map((step, index) => ({
    ...step, startsAt: starts[index] ?? 0, rings: step.phones.filter(({ key }) => ringing[index]?.includes(key)),
  }))
  return { steps, endsAt: events.at(-1)?.at ?? 0 }
}

function endless(quietHours: readonly WeekWindow[]): readonly WeekWindow[] {
  return totalLength(weekSpans(quietHours)) === minutesPerWeek ? quietHours : []
}
