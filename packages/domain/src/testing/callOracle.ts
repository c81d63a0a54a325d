import type { CallPlan } from '../calls/callPlan.ts'
import { callSteps, withOwnPhones } from '../calls/callSteps.ts'
import type { CallWorld } from '../calls/callWorld.ts'
import { findUnreachable, isQuiet } from '../calls/findUnreachable.ts'
import type { CallAnswers } from '../calls/callAnswers.ts'

const patience = 30_000

export interface CallEnding {
  talk: { at: number; phone: string } | null
  opensAt: number | null
  endsAt: number | null
}

/** Calculates how a call ends in another way than `advanceCall`, to compare both. */
export function callEnding(plan: CallPlan, world: CallWorld, answers: CallAnswers): CallEnding {
  if (isQuiet(plan.quietHours, world.timeZone, world.startedAt)) return { talk: null, opensAt: null, endsAt: 0 }
  let start = 0
  for (const { kind, phones } of callSteps(withOwnPhones(plan, world.people))) {
    const rings = phones
      .filter((phone) => answers[phone.key]?.does !== 'off' && findUnreachable(phone, world, world.startedAt + start) === null)
      .map(({ key, personId }) => {
        const gone = world.people.find(({ id }) => id === personId)?.goneSince ?? Infinity
        const rung = Math.min(patience, gone - world.startedAt - start)
        const answer = answers[key]
        const pressed = answer?.does === 'answer' || answer?.does === 'decline' ? answer.after : Infinity
        return { key, answer, isPressed: pressed < rung, lasts: Math.min(rung, pressed) }
      })
    const answered = rings.filter(({ answer, isPressed }) => isPressed && answer?.does === 'answer').toSorted((one, other) => one.lasts - other.lasts)[0]
    if (answered) {
      const at = start + answered.lasts
      const opensAfter = answered.answer?.does === 'answer' ? answered.answer.opensAfter : null
      return { talk: { at, phone: answered.key }, opensAt: opensAfter === null ? null : at + opensAfter, endsAt: null }
    }
    start += kind === 'tier' ? patience : Math.max(0, ...rings.map(({ lasts }) => lasts))
  }
  return { talk: null, opensAt: null, endsAt: start }
}
