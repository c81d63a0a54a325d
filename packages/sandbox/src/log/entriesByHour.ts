import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { endInstant, localMomentAt, startInstant, toDayNumber, toIsoDate } from '@portal/domain'
import { countEntries, type EntryCount, type EntriesOf, hourSpans, type Span } from './countEntries.ts'

type Answer = ResponseOf<typeof endpoints.getEntriesByHour>

interface Asked extends EntriesOf {
  zone: string
  /** The day, as an ISO date at the property. */
  date: string
  /** The current time in milliseconds since 1970, on the sandbox's clock. */
  now: number
  /** The start of the stored activity; null if all of it is stored. */
  kept: number | null
}

const weeksBefore = 4

/** The entries and refusals of a local day by hour, and the mean of the same weekday in the weeks before. */
export async function entriesByHour(asked: Asked): Promise<Pick<Answer, 'Hours' | 'Usual'>> {
  const { zone, date, now } = asked
  const daysBefore = Array.from({ length: weeksBefore }, (_, week) => toIsoDate((toDayNumber(date) ?? 0) - 7 * (week + 1)))
  const since = await firstEventAt(asked)
  const known = since === null ? [] : daysBefore.filter((day) => startOfDate(zone, day) >= since)
  const minuteNow = localMomentAt(zone, now).date === date ? localMomentAt(zone, now).minute : null
  const untilNow = (day: string): Span => [startOfDate(zone, day), minuteNow === null ? endInstant(zone, { date: day, minute: null }) : startInstant(zone, { date: day, minute: minuteNow })]
  const days = [date, ...known]
  const counts = await countEntries(asked, [...days.flatMap((day) => hourSpans(zone, day)), ...known.map(untilNow)])
  const hoursOf = (day: number) => counts.slice(day * 24, day * 24 + 24)
  const mean = (before: readonly (EntryCount | undefined)[]) => before.reduce((sum, count) => sum + (count?.Opened ?? 0), 0) / known.length
  return {
    Hours: hoursOf(0),
    Usual: known.length < 2 ? null : { Weeks: known.length, Opened: hoursOf(0).map((_, hour) => mean(known.map((_day, week) => hoursOf(week + 1)[hour]))), OpenedByNow: mean(counts.slice(days.length * 24)) },
  }
}

const startOfDate = (zone: string, date: string) => startInstant(zone, { date, minute: null })

/** The time from which activity may count for the mean; null without any. */
async function firstEventAt({ store, properties, kept }: Asked): Promise<number | null> {
  const firsts = await Promise.all(properties.map((id) => store.selectFrom('gate_events').select('at').where('property_id', '=', id).orderBy('at').limit(1).executeTakeFirst()))
  const times = firsts.flatMap((first) => first?.at ?? [])
  return times.length === 0 ? null : Math.max(Math.min(...times), kept ?? 0)
}
