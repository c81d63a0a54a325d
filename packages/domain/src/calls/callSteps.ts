import type { CallNumber, CallPlan } from './callPlan.ts'
import { readPhoneNumber } from './phoneNumber.ts'

/** A phone that a call may ring. */
export interface CallPhone {
  /** “person:12” for a person's app, “number:+17135550100” for a telephone, “desk:12” for a desk, which no plan rings. */
  key: string
  kind: 'app' | 'telephone' | 'desk'
  /** The person who holds the phone; null for a number of the house. */
  personId: number | null
  /** Null for an app. */
  number: CallNumber | null
}

/**
 * A part of a call. A tier of apps lasts 30 seconds whatever happens in it; a telephone rings for at most 30 seconds, and what follows comes
 * as soon as it no longer rings.
 */
export interface CallStep {
  kind: 'tier' | 'telephone'
  phones: readonly CallPhone[]
}

/** The parts of a call by a plan, in order. A person who is in a tier twice is in it once. */
export function callSteps(plan: CallPlan): CallStep[] {
  if (plan.kind === 'voice') return plan.numbers.map(telephoneStep)
  const tiers = plan.tiers.map((ids): CallStep => ({ kind: 'tier', phones: [...new Set(ids)].map(appOf) }))
  return plan.voiceNumber ? [...tiers, telephoneStep(plan.voiceNumber)] : tiers
}

function telephoneStep(number: CallNumber): CallStep {
  const dialled = readPhoneNumber(number.phone)?.e164 ?? number.phone.trim()
  return { kind: 'telephone', phones: [{ key: `number:${dialled}`, kind: 'telephone', personId: number.personId, number }] }
}

function appOf(personId: number): CallPhone {
  return { key: `person:${personId}`, kind: 'app', personId, number: null }
}
