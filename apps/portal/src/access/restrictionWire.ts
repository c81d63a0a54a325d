import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { weekdays, type LocalMoment, type Restriction } from '@portal/domain'
import { fromTimeValue } from './propertyTime.ts'
import { fromWireExceptions, fromWireWindows, toWireExceptions, toWireWindows } from './wireWindows.ts'

export type RestrictionRecord = NonNullable<RequestOf<typeof endpoints.saveUpdateaccessRestrictions>['Restriction']>

const dayFields = [
  'LimitUseToMonday', 'LimitUseToTuesday', 'LimitUseToWednesday', 'LimitUseToThursday', 'LimitUseToFriday', 'LimitUseToSaturday', 'LimitUseToSunday',
] as const

/** Reads a record of specification §3; the richer fields, which are ours, rule where they are there. */
export function toRestriction(record: RestrictionRecord): Restriction {
  const { Windows, Exceptions = [], UsesPerDay = {}, UsesLeft, LimitEntryUses } = record
  return {
    windows: Windows === undefined ? legacyWindows(record) : Windows && fromWireWindows(Windows),
    validFrom: toMoment(record.LimitEntryExpirationStartDate, record.StartTime, 0),
    validUntil: toMoment(record.EndDate, record.EndTime, 1440),
    usesAllowed: LimitEntryUses,
    usesLeft: UsesLeft === undefined ? LimitEntryUses : UsesLeft,
    usesPerDay: UsesPerDay,
    exceptions: fromWireExceptions(Exceptions),
  }
}

/** Writes both: the fields of specification §3 as far as they can say it, and ours, which say all of it. */
export function toRestrictionRecord({ windows, validFrom, validUntil, usesAllowed, usesLeft, usesPerDay, exceptions }: Restriction): RestrictionRecord {
  const [hours] = windows ?? []
  const isSayable = hours !== undefined && windows?.every(({ start, end }) => start === hours.start && end === hours.end) && (hours.start !== 0 || hours.end !== 1440)
  const isOpenOn = (day: number) => windows === null || windows.some(({ days }) => days.some((one) => one === day))
  return {
    LimitEntryExpirationStartDate: validFrom?.date ?? null,
    StartTime: validFrom && toWallTime(validFrom.minute),
    EndDate: validUntil?.date ?? null,
    EndTime: validUntil && toWallTime(validUntil.minute),
    LimitEntryUses: usesAllowed,
    LimitEntryStartTime: isSayable ? toWallTime(hours.start) : null,
    LimitEntryEndTime: isSayable ? toWallTime(hours.end) : null,
    LimitUseToMonday: isOpenOn(1),
    LimitUseToTuesday: isOpenOn(2),
    LimitUseToWednesday: isOpenOn(3),
    LimitUseToThursday: isOpenOn(4),
    LimitUseToFriday: isOpenOn(5),
    LimitUseToSaturday: isOpenOn(6),
    LimitUseToSunday: isOpenOn(7),
    Windows: windows && toWireWindows(windows),
    Exceptions: toWireExceptions(exceptions),
    UsesPerDay: usesPerDay,
    UsesLeft: usesLeft,
  }
}

function legacyWindows(record: RestrictionRecord): Restriction['windows'] {
  const days = weekdays.filter((day) => record[dayFields[day - 1] ?? 'LimitUseToMonday'])
  const start = record.LimitEntryStartTime === null ? 0 : toMinute(record.LimitEntryStartTime)
  const end = record.LimitEntryEndTime === null ? 1440 : toMinute(record.LimitEntryEndTime)
  if (days.length === weekdays.length && start === 0 && end === 1440) return null
  return days.length === 0 ? [] : [{ days, start, end }]
}

function toMoment(date: string | null, time: string | null, otherwise: number): LocalMoment | null {
  return date === null ? null : { date, minute: time === null ? otherwise : toMinute(time) }
}

const toMinute = (time: string): number => (time === '24:00' ? 1440 : (fromTimeValue(time) ?? 0))

const toWallTime = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
