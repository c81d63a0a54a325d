import type { CallEvent } from './callEvents.ts'
import type { CallPlan } from './callPlan.ts'
import { type CallPhone, callSteps } from './callSteps.ts'
import { readDesk } from './deskPhone.ts'

/** Every phone of a call once: those of the plan in its order, then the users who took part in the portal. */
export function phonesOfCall(plan: CallPlan, events: readonly CallEvent[] = []): CallPhone[] {
  const desks = events.flatMap((event) => ('phone' in event ? readDesk(event.phone) ?? [] : []))
  const phones = [...callSteps(plan).flatMap((step) => step.phones), ...desks]
  return [...new Map(phones.map((phone) => [phone.key, phone])).values()]
}
