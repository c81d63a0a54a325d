import type { AccessInput } from '../access/decision/accessInput.ts'
import type { DatedException, Restriction, WeekWindow } from '../access/restriction/restriction.ts'
import type { LocalMoment } from '../time/localDate.ts'
import { weekdays } from '../time/weekdays.ts'

/**
 * Time zones with unusual clocks: daylight saving of half an hour or none, changes at midnight, several changes a year, offsets far from
 * UTC or in quarters of an hour, and moves across the date line.
 */
export const zones = [
  'America/Chicago', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/St_Johns', 'Africa/Casablanca',
  'Antarctica/Troll', 'Pacific/Apia', 'Pacific/Chatham', 'Asia/Beirut', 'America/Santiago', 'UTC',
  'Asia/Kathmandu', 'Pacific/Kiritimati', 'America/Caracas', 'Asia/Pyongyang', 'Pacific/Kwajalein', 'Antarctica/Casey',
]

/** Instants of clock changes in the zones above, or close to one. */
const changes = [
  '2026-03-08T08:00Z', '2026-11-01T07:00Z', '2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-04-04T15:00Z', '2026-10-03T15:30Z',
  '2026-03-28T22:00Z', '2026-10-24T21:00Z', '2026-04-05T03:00Z', '2026-09-06T04:00Z', '2026-02-15T02:00Z', '2026-03-22T02:00Z',
  '2026-04-04T14:00Z', '2026-09-26T14:00Z', '2026-03-08T05:30Z', '2026-11-01T04:30Z',
  // Samoa and Kwajalein skip a day, Caracas and Pyongyang half an hour, Casey three hours; then the ends of years.
  '2011-12-30T10:00Z', '1993-08-21T12:00Z', '2016-05-01T07:00Z', '2018-05-04T15:00Z', '2020-10-03T16:00Z', '2026-12-31T23:00Z', '2028-02-29T12:00Z',
].map((text) => Date.parse(text))

/** Random numbers from 0 to 1 that repeat for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random property, door, user and instant, often within hours of a clock change. All other times are near that instant. */
export function randomAccess(random: () => number): AccessInput {
  const below = (limit: number) => Math.floor(random() * limit)
  const happens = (chance: number) => random() < chance
  const pick = <Item>(items: readonly Item[], fallback: Item) => items[below(items.length)] ?? fallback
  const minuteOfDay = () => (happens(0.6) ? below(24) * 60 : happens(0.5) ? below(288) * 5 : below(1440))

  const around = happens(0.6) ? pick(changes, 0) : Date.UTC(2026, 0, 1) + below(700) * 86_400_000
  const at = Math.floor(around / 60_000) * 60_000 + (below(360) - 180) * 60_000 + (happens(0.1) ? 30_000 : 0)
  const isoDate = (days: number) => new Date(at + days * 86_400_000).toISOString().slice(0, 10)
  const moment = (days: number): LocalMoment => ({ date: isoDate(days), minute: happens(0.1) ? 1440 : minuteOfDay() })
  const window = (): WeekWindow => ({
    days: weekdays.filter(() => happens(0.45)),
    start: minuteOfDay(),
    end: happens(0.15) ? 1440 : Math.max(1, minuteOfDay()),
  })
  const exception = (): DatedException => {
    const from = below(9) - 4
    return {
      name: `exception ${below(3)}`, from: isoDate(from), until: isoDate(from + below(4)),
      effect: happens(0.5) ? 'allow' : 'deny', start: minuteOfDay(), end: happens(0.3) ? 1440 : Math.max(1, minuteOfDay()),
    }
  }
  const holiday = () => {
    const from = below(9) - 4
    return { name: 'holiday', from: isoDate(from), until: isoDate(from + below(2)) }
  }
  const several = <Item>(make: () => Item, chance: number) => (happens(chance) ? Array.from({ length: 1 + below(2) }, make) : [])
  const validity = (): Pick<Restriction, 'validFrom' | 'validUntil'> => {
    const [validFrom, validUntil] = [happens(0.25) ? moment(below(12) - 8) : null, happens(0.25) ? moment(below(12) - 3) : null]
    const isBackwards = validFrom && validUntil && toKey(validFrom) > toKey(validUntil)
    return isBackwards ? { validFrom: validUntil, validUntil: validFrom } : { validFrom, validUntil }
  }
  const restriction = (): Restriction => ({
    windows: happens(0.8) ? Array.from({ length: below(4) }, window) : null,
    ...validity(),
    usesAllowed: happens(0.2) ? 5 : null,
    usesLeft: happens(0.1) ? below(3) : null,
    usesPerDay: happens(0.2) ? { [1 + below(7)]: below(3) } : {},
    exceptions: several(exception, 0.3),
    ...(happens(0.3) && { closedOnHolidays: true }),
  })
  const instant = (days: number) => (happens(0.2) ? Math.floor(at / 60_000) * 60_000 + (below(2 * days * 1440) - days * 720) * 60_000 : null)

  return {
    at,
    timeZone: pick(zones, 'UTC'),
    port: {
      id: 1,
      default: happens(0.5) ? 'open' : 'closed',
      heldOpen: happens(0.2) ? [window()] : null,
      heldOpenExceptions: several(exception, 0.05),
      holidays: several(holiday, 0.4),
    },
    ...(happens(0.5) && { fireAlarm: happens(0.06) }),
    lockdown: happens(0.1) ? { portIds: [happens(0.7) ? 1 : 2], keepsAccess: happens(0.4) ? [7] : [] } : null,
    person: { id: 7, isActive: happens(0.95), accountIsActive: happens(0.97), hasGroupOrDoors: happens(0.5) },
    credential: happens(0.4)
      ? {
          isKnown: happens(0.97), isRevoked: happens(0.05), validFrom: instant(6), validUntil: instant(20),
          usesLeft: happens(0.2) ? below(3) : null, opens: happens(0.2) ? [happens(0.7) ? 1 : 2] : null,
          restriction: happens(0.3) ? restriction() : null,
        }
      : null,
    exceptions: several(exception, 0.15),
    ownRestriction: happens(0.6) ? restriction() : null,
    groupRestriction: happens(0.6) ? restriction() : null,
    entriesToday: below(4),
  }
}

function toKey({ date, minute }: LocalMoment): string {
  return new Date(Date.parse(date) + minute * 60_000).toISOString()
}
