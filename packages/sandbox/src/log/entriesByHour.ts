import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { endInstant, localMomentAt, startInstant, toDayNumber, toIsoDate } from '@portal/domain'
import { sql } from 'kysely'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { hasOpened } from './readEvents.ts'

type Answer = ResponseOf<typeof endpoints.getEntriesByHour>

interface Asked {
  store: Store
  properties: readonly number[]
  zone: string
  /** ISO date at the property. */
  date: string
  portId: string | undefined
  /** Milliseconds since 1970, on the sandbox's clock. */
  now: number
  /** The start of kept activity; null: all is kept. */
  kept: number | null
}

/** Every zone's clock is ahead of UTC by a multiple of a quarter of an hour, so that no quarter has two local hours. */
const quarter = 900_000
const weeksBefore = 4

/** The openings and refusals of a local day by hour, and the mean of the same weekday in the weeks before. */
export async function entriesByHour(asked: Asked): Promise<Pick<Answer, 'Hours' | 'Usual'>> {
  const { zone, date, now } = asked
  const daysBefore = Array.from({ length: weeksBefore }, (_, week) => toIsoDate((toDayNumber(date) ?? 0) - 7 * (week + 1)))
  const since = await firstEventAt(asked)
  const known = since === null ? [] : daysBefore.filter((day) => startOfDate(zone, day) >= since)
  const minuteNow = localMomentAt(zone, now).date === date ? localMomentAt(zone, now).minute : null
  const [today, ...before] = await Promise.all([date, ...known].map((day) => countOn(asked, day, minuteNow)))
  const mean = (of: (day: DayCount) => number) => before.reduce((sum, day) => sum + of(day), 0) / before.length
  return {
    Hours: today?.hours ?? [],
    Usual: before.length < 2 ? null : { Weeks: before.length, Opened: hoursOfDay.map((hour) => mean(({ hours }) => hours[hour]?.Opened ?? 0)), OpenedByNow: mean(({ openedByNow }) => openedByNow) },
  }
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)
const startOfDate = (zone: string, date: string) => startInstant(zone, { date, minute: null })

interface DayCount {
  hours: Answer['Hours']
  openedByNow: number
}

/** `minuteNow`: the minute of the day up to which `openedByNow` counts; null for the whole day. */
async function countOn(asked: Asked, date: string, minuteNow: number | null): Promise<DayCount> {
  const { zone } = asked
  const until = endInstant(zone, { date, minute: null })
  const byNow = minuteNow === null ? until : startInstant(zone, { date, minute: minuteNow })
  const rows = await eventsOf(asked)
    .select([sql<number>`at / ${sql.lit(quarter)}`.as('quarter'), sql<number>`sum(case when ${hasOpened} then 1 else 0 end)`.as('opened')])
    .select([sql<number>`sum(case when ${hasOpened} and at < ${byNow} then 1 else 0 end)`.as('byNow'), sql<number>`sum(case when decision = 'denied' then 1 else 0 end)`.as('denied')])
    .where('at', '>=', startOfDate(zone, date)).where('at', '<', until)
    .groupBy('quarter').execute()
  const hours = hoursOfDay.map(() => ({ Opened: 0, Denied: 0 }))
  for (const row of rows) {
    const hour = hours[Math.floor(localMomentAt(zone, row.quarter * quarter).minute / 60)]
    if (!hour) continue
    hour.Opened += row.opened
    hour.Denied += row.denied
  }
  return { hours, openedByNow: rows.reduce((sum, { byNow: counted }) => sum + counted, 0) }
}

/** The start of the activity that a mean may count; null without any. */
async function firstEventAt({ store, properties, kept }: Asked): Promise<number | null> {
  const firsts = await Promise.all(properties.map((id) => store.selectFrom('gate_events').select('at').where('property_id', '=', id).orderBy('at').limit(1).executeTakeFirst()))
  const times = firsts.flatMap((first) => first?.at ?? [])
  return times.length === 0 ? null : Math.max(Math.min(...times), kept ?? 0)
}

function eventsOf({ store, properties, portId }: Asked) {
  const events = store.selectFrom('gate_events').where(inIds('property_id', properties))
  return portId === undefined ? events : events.where('port_id', '=', portId)
}
