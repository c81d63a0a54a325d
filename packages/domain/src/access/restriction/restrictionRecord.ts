import type { LocalMoment } from '../../time/localDate.ts'
import { minutesPerDay, type Weekday, weekdays } from '../../time/weekdays.ts'
import { mergeWindows } from './mergeWindows.ts'
import type { DatedException, Restriction, WeekWindow } from './restriction.ts'

const dayFlags = [
  'LimitUseToMonday', 'LimitUseToTuesday', 'LimitUseToWednesday', 'LimitUseToThursday', 'LimitUseToFriday', 'LimitUseToSaturday', 'LimitUseToSunday',
] as const
type DayFlag = (typeof dayFlags)[number]

/**
 * A restriction as the wire has it (specification §3). Dates are ISO, times `HH:MM` to 24:00. The last four fields are ours and rule
 * where they are present.
 */
export interface RestrictionRecord extends Record<DayFlag, boolean> {
  LimitEntryExpirationStartDate: string | null
  StartTime: string | null
  EndDate: string | null
  EndTime: string | null
  LimitEntryUses: number | null
  LimitEntryStartTime: string | null
  LimitEntryEndTime: string | null
  Windows: { Days: Weekday[]; Start: number; End: number }[] | null
  Exceptions: { Name: string; From: string; Until: string; Effect: DatedException['effect']; Start: number; End: number }[]
  /** By ISO weekday. */
  UsesPerDay: Partial<Record<'1' | '2' | '3' | '4' | '5' | '6' | '7', number>>
  UsesLeft: number | null
}

/** A record as it may arrive: any field may be missing or null. */
export type ReceivedRestrictionRecord = { readonly [Field in keyof RestrictionRecord]?: RestrictionRecord[Field] | null }

/** A record without `Windows` is read from the fields of old; a weekday that is not sent is allowed. */
export function toRestriction(record: ReceivedRestrictionRecord): Restriction {
  const { Windows, Exceptions, UsesPerDay } = record
  return {
    windows: Windows === undefined ? readWindows(record) : (Windows?.map(({ Days, Start, End }) => ({ days: Days, start: Start, end: End })) ?? null),
    validFrom: readMoment(record.LimitEntryExpirationStartDate, record.StartTime, 0),
    validUntil: readMoment(record.EndDate, record.EndTime, minutesPerDay),
    usesAllowed: record.LimitEntryUses ?? null,
    usesLeft: record.UsesLeft ?? null,
    usesPerDay: Object.fromEntries(weekdays.flatMap((day) => {
      const limit = UsesPerDay?.[`${day}`]
      return limit === undefined ? [] : [[day, limit]]
    })),
    exceptions: (Exceptions ?? []).map(({ Name, From, Until, Effect, Start, End }) => ({
      name: Name, from: From, until: Until, effect: Effect, start: Start, end: End,
    })),
  }
}

/**
 * Both readings at once: the fields of old where they can say it. Where they cannot, as with two windows a day, they name the days
 * alone, and `Windows` rules.
 */
export function toRestrictionRecord(restriction: Restriction): RestrictionRecord {
  const { windows, validFrom, validUntil, usesPerDay, exceptions } = restriction
  return {
    LimitEntryExpirationStartDate: validFrom?.date ?? null,
    StartTime: validFrom && toTime(validFrom.minute),
    EndDate: validUntil?.date ?? null,
    EndTime: validUntil && toTime(validUntil.minute),
    LimitEntryUses: restriction.usesAllowed,
    ...legacyWeek(windows),
    Windows: windows && windows.map(({ days, start, end }) => ({ Days: [...days], Start: start, End: end })),
    Exceptions: exceptions.map(({ name, from, until, effect, start, end }) => ({
      Name: name, From: from, Until: until, Effect: effect, Start: start, End: end,
    })),
    UsesPerDay: Object.fromEntries(weekdays.flatMap((day) => (usesPerDay[day] === undefined ? [] : [[`${day}`, usesPerDay[day]]]))),
    UsesLeft: restriction.usesLeft,
  }
}

function legacyWeek(windows: readonly WeekWindow[] | null): Pick<RestrictionRecord, DayFlag | 'LimitEntryStartTime' | 'LimitEntryEndTime'> {
  const merged = windows && mergeWindows(windows)
  const only = merged?.length === 1 ? merged[0] : undefined
  const flags = dayFlags.map((flag, index) => [flag, merged?.some(({ days }) => days.some((day) => day === index + 1)) ?? true])
  return {
    LimitEntryStartTime: only ? toTime(only.start) : null,
    LimitEntryEndTime: only ? toTime(only.end) : null,
    ...(Object.fromEntries(flags) as Record<DayFlag, boolean>),
  }
}

function readWindows(record: ReceivedRestrictionRecord): WeekWindow[] | null {
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
