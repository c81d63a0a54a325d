import { type CallPhone, deskPhone, phonesOfCall, showPhoneNumber } from '@portal/domain'
import type { RunningCall } from './runningCall.ts'

export interface NamedPhone extends CallPhone {
  /** What the number is called, or the person whose app or own telephone it is. */
  name: string
}

/** Every phone that a call's plan rings, once, in the order of the plan; then the desks at which somebody took part. */
export function phonesOf({ plan, names }: Pick<RunningCall, 'plan' | 'names'>): NamedPhone[] {
  const desks = names.filter(({ isAtDesk }) => isAtDesk).map(({ id }) => deskPhone(id))
  return [...phonesOfCall(plan), ...desks].map((phone) => ({ ...phone, name: nameOf(phone, names) }))
}

function nameOf({ personId, number }: CallPhone, names: RunningCall['names']): string {
  if (number) return number.label.trim() || showPhoneNumber(number.phone)
  return names.find(({ id }) => id === personId)?.name ?? ''
}
