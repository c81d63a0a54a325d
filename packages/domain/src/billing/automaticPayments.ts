import { toDayNumber, toIsoDate } from '../time/localDate.ts'
import { localDateAt } from '../time/localTime.ts'
import { startInstant } from '../time/period.ts'

/** Automatic payments: the minute of the day at the property, how often one invoice is tried, and the days between two tries. */
export const automaticPayments = { minute: 9 * 60, tries: 3, daysBetween: 3 } as const

export interface AutomaticPayment {
  /** ISO date at the property. */
  dueDate: string
  /** Automatic tries that failed. */
  failedTries: number
  timeZone: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * When an invoice is charged automatically next, in epoch milliseconds: at 9 AM of its due date, after a failure some days later, or now if
 * that has passed. Null after the last try.
 */
export function nextAutomaticPayment({ dueDate, failedTries, timeZone, now }: AutomaticPayment): number | null {
  const { minute, tries, daysBetween } = automaticPayments
  if (failedTries >= tries) return null
  const date = failedTries === 0 ? dueDate : toIsoDate((toDayNumber(localDateAt(timeZone, now)) ?? 0) + daysBetween)
  return Math.max(now, startInstant(timeZone, { date, minute }))
}
