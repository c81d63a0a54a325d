import { toDayNumber, toIsoDate } from '../time/localDate.ts'
import { localDateAt } from '../time/localTime.ts'
import { startInstant } from '../time/period.ts'

/**
 * When automatic payments run: the minute of the day at the property, the number of tries for one invoice, and the days between two tries.
 */
export const automaticPayments = { minute: 9 * 60, tries: 3, daysBetween: 3 } as const

export interface AutomaticPayment {
  /** ISO date on which the invoice is due at the property. */
  dueDate: string
  /** How many automatic tries have failed. */
  failedTries: number
  timeZone: string
  /** The current time, in epoch milliseconds. */
  now: number
}

/**
 * When an invoice is next charged automatically, in epoch milliseconds: at 9 AM of its due date, some days later after a failure, or now if
 * that time has passed. Null after the last try.
 */
export function nextAutomaticPayment({ dueDate, failedTries, timeZone, now }: AutomaticPayment): number | null {
  const { minute, tries, daysBetween } = automaticPayments
  if (failedTries >= tries) return null
  const date = failedTries === 0 ? dueDate : toIsoDate((toDayNumber(localDateAt(timeZone, now)) ?? 0) + daysBetween)
  return Math.max(now, startInstant(timeZone, { date, minute }))
}
