import { limits } from '../limits.ts'
import type { CallNumber, CallPlan } from './callPlan.ts'
import type { CallPerson } from './callWorld.ts'
import { readPhoneNumber } from './phoneNumber.ts'

/** A phone that can ring during a call. */
export interface CallPhone {
  /**
   * The phone's key: “person:12” for a user's app, “phone:12” for their own phone, “number:+17135550100” for a phone number. “desk:12” is a
   * user in the portal, where nothing rings.
   */
  key: string
  kind: 'app' | 'telephone' | 'desk'
  /** Id of the user who has the phone; null for a number that belongs to no user. */
  personId: number | null
  /** The phone number; null for an app and for a user's own phone. */
  number: CallNumber | null
}

/**
 * A step of a call. A step of apps always lasts 30 seconds. A phone number rings for at most 30 seconds, and the next step begins when it
 * stops. Users' own phones ring together.
 */
export interface CallStep {
  kind: 'tier' | 'telephone'
  phones: readonly CallPhone[]
}

/** The steps of a call by a plan, in order. A user who is twice in a step counts once. */
export function callSteps(plan: CallPlan): CallStep[] {
  if (plan.kind === 'voice') return plan.numbers.map(telephoneStep)
  const tiers = plan.tiers.map((ids): CallStep => ({ kind: 'tier', phones: [...new Set(ids)].map(appOf) }))
  const own = (plan.ownPhones ?? []).map((personId): CallPhone => ({ key: `phone:${personId}`, kind: 'telephone', personId, number: null }))
  const together = limits.watchman.peopleAtOnce
  const ownSteps = [own.slice(0, together), own.slice(together)].filter(({ length }) => length > 0).map((phones): CallStep => ({ kind: 'telephone', phones }))
  return [...tiers, ...ownSteps, ...(plan.voiceNumber ? [telephoneStep(plan.voiceNumber)] : [])]
}

/** Adds to a plan the users whose own phones ring: those in its steps, each once. A voice plan stays unchanged. */
export function withOwnPhones(plan: CallPlan, people: readonly Pick<CallPerson, 'id' | 'ringsPhone'>[]): CallPlan {
  if (plan.kind === 'voice') return plan
  const ringing = new Set(people.filter(({ ringsPhone }) => ringsPhone).map(({ id }) => id))
  return { ...plan, ownPhones: [...new Set(plan.tiers.flat())].filter((id) => ringing.has(id)) }
}

function telephoneStep(number: CallNumber): CallStep {
  const dialled = readPhoneNumber(number.phone)?.e164 ?? number.phone.trim()
  return { kind: 'telephone', phones: [{ key: `number:${dialled}`, kind: 'telephone', personId: number.personId, number }] }
}

function appOf(personId: number): CallPhone {
  return { key: `person:${personId}`, kind: 'app', personId, number: null }
}
