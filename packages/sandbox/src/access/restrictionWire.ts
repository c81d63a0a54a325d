import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { type DatedException, type LocalMoment, type Restriction, type Weekday, weekdays, type WeekWindow } from '@portal/domain'

export type RestrictionRecord = NonNullable<RequestOf<typeof endpoints.saveUpdateaccessRestrictions>['Restriction']>

const dayFields = [
  'LimitUseToMonday', 'LimitUseToTuesday', 'LimitUseToWednesday', 'LimitUseToThursday', 'LimitUseToFriday', 'LimitUseToSaturday', 'LimitUseToSunday',
] as const

/** Reads a record of specification §3; our own fields rule where they are there. */
export function toRestriction(record: RestrictionRecord): Restriction {
  return {
    windows: record.Windows === undefined ? legacyWindows(record) : (record.Windows?.map(toWindow) ?? null),
    validFrom: toMoment(record.LimitEntryExpirationStartDate, record.StartTime, 0),
    validUntil: toMoment(record.EndDate, record.EndTime, 1440),
    usesAllowed: record.LimitEntryUses,
    usesLeft: record.UsesLeft === undefined ? record.LimitEntryUses : record.UsesLeft,
    usesPerDay: Object.fromEntries(Object.entries(record.UsesPerDay ?? {}).map(([day, uses]) => [Number(day), uses])),
    exceptions: (record.Exceptions ?? []).map(toException),
  }
}

/** Writes both: the fields of specification §3 as far as they can say it, and ours, which say all of it. */
export function toRestrictionRecord({ windows, validFrom, validUntil, usesAllowed, usesLeft, usesPerDay, exceptions }: Restriction): RestrictionRecord {
  const open = new Set<Weekday>(windows === null ? weekdays : windows.flatMap(({ days }) => days))
  const [first, ...others] = windows ?? []
  const hours = first && others.every(({ start, end }) => start === first.start && end === first.end) ? first : null
  const isWholeDay = hours === null || (hours.start === 0 && hours.end === 1440)
  const flags = Object.fromEntries(dayFields.map((field, index) => [field, open.has((index + 1) as Weekday)])) as Record<(typeof dayFields)[number], boolean>
  return {
    LimitEntryExpirationStartDate: validFrom?.date ?? null,
    StartTime: validFrom && sayTime(validFrom.minute),
    EndDate: validUntil?.date ?? null,
    EndTime: validUntil && sayTime(validUntil.minute),
    LimitEntryUses: usesAllowed,
    LimitEntryStartTime: isWholeDay ? null : sayTime(hours.start),
    LimitEntryEndTime: isWholeDay ? null : sayTime(hours.end),
    ...flags,
    Windows: windows === null ? null : windows.map(fromWindow),
    Exceptions: exceptions.map(fromException),
    UsesPerDay: Object.fromEntries(weekdays.flatMap((day) => (usesPerDay[day] === undefined ? [] : [[String(day), usesPerDay[day]]]))),
    UsesLeft: usesLeft,
  }
}

export function toWindow({ Days, Start, End }: { Days: Weekday[]; Start: number; End: number }): WeekWindow {
  return { days: Days, start: Start, end: End }
}

export function fromWindow({ days, start, end }: WeekWindow): { Days: Weekday[]; Start: number; End: number } {
  return { Days: [...days], Start: start, End: end }
}

type ExceptionRecord = NonNullable<RestrictionRecord['Exceptions']>[number]

export function toException({ Name, From, Until, Effect, Start, End }: ExceptionRecord): DatedException {
  return { name: Name, from: From, until: Until, effect: Effect, start: Start, end: End }
}

export function fromException({ name, from, until, effect, start, end }: DatedException): ExceptionRecord {
  return { Name: name, From: from, Until: until, Effect: effect, Start: start, End: end }
}

function legacyWindows(record: RestrictionRecord): WeekWindow[] | null {
  const days = weekdays.filter((day) => record[dayFields[day - 1] ?? 'LimitUseToMonday'])
  const start = record.LimitEntryStartTime === null ? 0 : minuteOf(record.LimitEntryStartTime)
  const end = record.LimitEntryEndTime === null ? 1440 : minuteOf(record.LimitEntryEndTime)
  if (days.length === 7 && start === 0 && end === 1440) return null
  return days.length === 0 ? [] : [{ days, start, end }]
}

function toMoment(date: string | null, time: string | null, otherwise: number): LocalMoment | null {
  return date === null ? null : { date, minute: time === null ? otherwise : minuteOf(time) }
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function sayTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
