import { type DateWithTime, endInstant, startInstant } from '@portal/domain'
import type { LocalMoment } from '../store/peopleSchema.ts'

/** A start or an end as it is stored: the text that was typed, and its instant in epoch milliseconds. */
export interface StoredMoment {
  text: LocalMoment | null
  at: number | null
}

/** A start as it was typed, in local time of a zone; without a time it is the beginning of its day. */
export function storedStart(date: string | null, time: string | null, timeZone: string): StoredMoment {
  return date === null ? none : { text: textOf(date, time), at: startInstant(timeZone, withTime(date, time)) }
}

/** An end as it was typed, in local time of a zone; without a time it is the end of its day. */
export function storedEnd(date: string | null, time: string | null, timeZone: string): StoredMoment {
  return date === null ? none : { text: textOf(date, time), at: endInstant(timeZone, withTime(date, time)) }
}

/** The date and the time as they were typed; the time is null if none was typed. */
export function typedMoment(text: LocalMoment | null): { date: string | null; time: string | null } {
  const [date = null, time = null] = text?.split(' ') ?? []
  return { date, time }
}

/** A date and time in the shape that the rules of `domain/time` take. */
export function withTime(date: string, time: string | null): DateWithTime {
  if (time === null) return { date, minute: null }
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { date, minute: hours * 60 + minutes }
}

const none: StoredMoment = { text: null, at: null }

function textOf(date: string, time: string | null): LocalMoment {
  return time === null ? date : `${date} ${time}`
}
