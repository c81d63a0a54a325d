import fc from 'fast-check'
import type { DatedException, Restriction, WeekWindow } from '../access/restriction/restriction.ts'
import type { LocalMoment } from '../time/localDate.ts'
import { type Weekday, weekdays } from '../time/weekdays.ts'

const day = fc.constantFrom<Weekday[]>(...weekdays)
const days = fc.uniqueArray(day, { minLength: 1, maxLength: 7 })
/** Mostly round times, so that hours often touch and overlap. */
const minute = fc.oneof(fc.integer({ min: 0, max: 23 }).map((hour) => hour * 60), fc.integer({ min: 0, max: 1439 }))
const endMinute = fc.oneof(fc.integer({ min: 1, max: 24 }).map((hour) => hour * 60), fc.integer({ min: 1, max: 1440 }))

export const anyWindow: fc.Arbitrary<WeekWindow> = fc.record({ days, start: minute, end: endMinute })

const date = (firstDay: number) =>
  fc.integer({ min: firstDay, max: firstDay + 400 }).map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10))

/** A date around 2026. */
export const anyDate = date(20_400)
export const anyMoment: fc.Arbitrary<LocalMoment> = fc.record({ date: anyDate, minute: fc.oneof(minute, endMinute) })

export const anyException: fc.Arbitrary<DatedException> = fc
  .record({
    name: fc.oneof(fc.constantFrom('', 'Christmas', 'Repairs', 'a”; closed', 'b»'), fc.string({ maxLength: 6 })),
    from: anyDate,
    length: fc.integer({ min: 0, max: 9 }),
    effect: fc.constantFrom<('allow' | 'deny')[]>('allow', 'deny'),
    start: minute,
    end: endMinute,
  })
  .map(({ length, ...exception }) => ({
    ...exception,
    until: new Date(Date.parse(exception.from) + length * 86_400_000).toISOString().slice(0, 10),
  }))

const count = fc.option(fc.nat({ max: 40 }), { nil: null })

export const anyRestriction: fc.Arbitrary<Restriction> = fc.tuple(fc.boolean(), fc.record({
  windows: fc.option(fc.array(anyWindow, { maxLength: 4 }), { nil: null }),
  validFrom: fc.option(anyMoment, { nil: null }),
  validUntil: fc.option(anyMoment, { nil: null }),
  usesAllowed: count,
  usesLeft: count,
  usesPerDay: fc
    .array(fc.tuple(day, fc.integer({ min: 1, max: 3 })), { maxLength: 7 })
    .map((entries): Restriction['usesPerDay'] => Object.fromEntries(entries)),
  exceptions: fc.array(anyException, { maxLength: 2 }),
})).map(([closedOnHolidays, restriction]) => ({ ...restriction, ...(closedOnHolidays && { closedOnHolidays }) }))
