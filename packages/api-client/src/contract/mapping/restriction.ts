import type * as v from 'valibot'
import { minutesPerDay, mergeWindows, weekdays, type LocalMoment, type Restriction, type WeekWindow } from '@portal/domain'
import type { restrictionAnswer, statedRestriction } from '../accessShapes.ts'
import { toDatedExceptions, toExceptionRecords, toWeekWindows, toWindowRecords } from './weekWindows.ts'

/** A restriction as it may arrive: any field may be missing. */
export type ReceivedRestriction = v.InferInput<typeof restrictionAnswer>
type StatedRestriction = v.InferOutput<typeof statedRestriction>
export type RestrictionRecord = Required<v.InferOutput<typeof restrictionAnswer>>

const dayFlags = [
  'LimitUseToMonday', 'LimitUseToTuesday', 'LimitUseToWednesday', 'LimitUseToThursday', 'LimitUseToFriday', 'LimitUseToSaturday', 'LimitUseToSunday',
] as const satisfies (keyof RestrictionRecord)[]
type DayFlag = (typeof dayFlags)[number]

/** Reads a restriction from the contract's form. Without `Windows` the legacy fields apply, and a weekday that is not sent is allowed. */
export function toRestriction(record: ReceivedRestriction): Restriction {
  const { Windows, Exceptions, UsesPerDay } = record
  return {
    windows: Windows === undefined ? readLegacyWeek(record) : Windows && toWeekWindows(Windows),
    validFrom: readMoment(record.LimitEntryExpirationStartDate, record.StartTime, 0),
    validUntil: readMoment(record.EndDate, record.EndTime, minutesPerDay),
    usesAllowed: record.LimitEntryUses ?? null,
    usesLeft: record.UsesLeft ?? null,
    usesPerDay: Object.fromEntries(weekdays.flatMap((day) => {
      const limit = UsesPerDay?.[`${day}`]
      return limit === undefined ? [] : [[day, limit]]
    })),
    exceptions: toDatedExceptions(Exceptions ?? []),
    ...(record.ClosedOnHolidays && { closedOnHolidays: true }),
  }
}

/**
 * Writes a restriction with `Windows` and the legacy fields. If the legacy fields cannot express the week, as with two windows a day, they
 * have only the days, and `Windows` applies.
 */
export function toRestrictionRecord(restriction: Restriction): RestrictionRecord {
  const { windows, validFrom, validUntil, usesPerDay, exceptions } = restriction
  return {
    LimitEntryExpirationStartDate: validFrom?.date ?? null,
    StartTime: validFrom && toTime(validFrom.minute),
    EndDate: validUntil?.date ?? null,
    EndTime: validUntil && toTime(validUntil.minute),
    LimitEntryUses: restriction.usesAllowed,
    ...writeLegacyWeek(windows),
    Windows: windows && toWindowRecords(windows),
    Exceptions: toExceptionRecords(exceptions),
    UsesPerDay: writeUsesPerDay(usesPerDay),
    UsesLeft: restriction.usesLeft,
    ClosedOnHolidays: restriction.closedOnHolidays ?? false,
  }
}

/** Like `toRestrictionRecord`, but without the legacy week and without fields that restrict nothing, because a list of users has many of these records. */
export function toStatedRecord({ windows, validFrom, validUntil, usesAllowed, usesLeft, usesPerDay, exceptions, closedOnHolidays }: Restriction): StatedRestriction {
  return {
    ...(validFrom && { LimitEntryExpirationStartDate: validFrom.date, StartTime: toTime(validFrom.minute) }),
    ...(validUntil && { EndDate: validUntil.date, EndTime: toTime(validUntil.minute) }),
    ...(usesAllowed !== null && { LimitEntryUses: usesAllowed }),
    ...(usesLeft !== null && { UsesLeft: usesLeft }),
    ...(windows && { Windows: toWindowRecords(windows) }),
    ...(exceptions.length > 0 && { Exceptions: toExceptionRecords(exceptions) }),
    ...(Object.keys(usesPerDay).length > 0 && { UsesPerDay: writeUsesPerDay(usesPerDay) }),
    ...(closedOnHolidays && { ClosedOnHolidays: true }),
  }
}

function writeUsesPerDay(usesPerDay: Restriction['usesPerDay']): RestrictionRecord['UsesPerDay'] {
  return Object.fromEntries(weekdays.flatMap((day) => (usesPerDay[day] === undefined ? [] : [[`${day}`, usesPerDay[day]]])))
}

function writeLegacyWeek(windows: readonly WeekWindow[] | null): Pick<RestrictionRecord, DayFlag | 'LimitEntryStartTime' | 'LimitEntryEndTime'> {
  const merged = windows && mergeWindows(windows)
  const only = merged?.length === 1 ? merged[0] : undefined
  const flags = dayFlags.map((flag, index) => [flag, merged?.some(({ days }) => days.some((day) => day === index + 1)) ?? true])
  return {
    LimitEntryStartTime: only ? toTime(only.start) : null,
    LimitEntryEndTime: only ? toTime(only.end) : null,
    ...(Object.fromEntries(flags) as Record<DayFlag, boolean>),
  }
}

function readLegacyWeek(record: ReceivedRestriction): WeekWindow[] | null {
  const days = weekdays.filter((day) => record[dayFlags[day - 1] ?? 'LimitUseToMonday'] ?? true)
  const [start, end] = [toMinute(record.LimitEntryStartTime), toMinute(record.LimitEntryEndTime)]
  if (days.length === 0) return []
  if (start === null && end === null && days.length === weekdays.length) return null
  return [{ days, start: start ?? 0, end: end ?? minutesPerDay }]
}

function readMoment(date: string | null | undefined, time: string | null | undefined, missing: number): LocalMoment | null {
  return date ? { date, minute: toMinute(time) ?? missing } : null
}

function toTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function toMinute(time: string | null | undefined): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time ?? '') ?? []
  return hour === undefined || minute === undefined ? null : Math.min(Number(hour) * 60 + Number(minute), minutesPerDay)
}
