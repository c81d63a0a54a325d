import { type Span, unionSpans } from '../../time/spans.ts'
import { dayBefore, minutesPerDay, weekdayOf, weekdays } from '../../time/weekdays.ts'
import { localMinutesAt, type ZoneStretch, zoneStretches } from '../../time/zoneClock.ts'
import type { Moment, ParsedException, ParsedRestriction } from '../restriction/judgeRestriction.ts'
import { type AccessFacts, toMoment } from './accessFacts.ts'
import { isAllowedAt } from './accessPrecedence.ts'

/** How many days are searched after a change. The weeks repeat after that, so nothing new happens before the next change. */
const daysWatched = 9

/** The edges of facts that are read again and again, such as those of a door over a year. */
const edgesByFacts = new WeakMap<AccessFacts, ReturnType<typeof edgesOf>>()

/**
 * The moments after `from` and before `until`, in order, at which the answer can change just because time passes: clock changes, starts and
 * ends of validity, edges of hours and exceptions, and midnights if entries per day are limited. Weeks that repeat the week before are left
 * out, because they bring no new change.
 */
export function* changePoints(facts: AccessFacts, from: number, until: number): Generator<Moment> {
  const stretches = splitAt(zoneStretches(facts.input.timeZone, from, until), validityOf(facts))
  const days = daysToWatch(facts, stretches)
  const edgesOn = edgesByFacts.get(facts) ?? edgesOf(facts)
  edgesByFacts.set(facts, edgesOn)
  for (const { start, end, offset } of stretches) {
    const startMinutes = Math.floor((start + offset) / 60_000)
    const startDay = Math.floor(startMinutes / minutesPerDay)
    if (start > from) yield toMoment(facts, start, startMinutes)
    let last = start
    for (const { start: firstDay, end: dayAfterLast } of days) {
      for (let day = Math.max(firstDay, startDay); day < dayAfterLast; day += 1) {
        const midnight = day * minutesPerDay * 60_000 - offset
        if (midnight >= end) break
        for (const edge of edgesOn(day)) {
          const instant = midnight + edge * 60_000
          if (instant <= last || instant >= end) continue
          last = instant
          yield toMoment(facts, instant, day * minutesPerDay + edge)
        }
      }
    }
  }
}

/** The first instant after `from` and before `until` at which access is allowed (`isAllowed`) or denied; null if there is none. */
export function findOutcome(facts: AccessFacts, isAllowed: boolean, from: number, until: number): number | null {
  for (const moment of changePoints(facts, from, until)) if (isAllowedAt(facts, moment) === isAllowed) return moment.at
  return null
}

function restrictionsOf({ own, group }: AccessFacts): ParsedRestriction[] {
  return group ? [...own, group] : own
}

function exceptionsOf(facts: AccessFacts): ParsedException[] {
  return [...facts.propertyExceptions, ...facts.heldOpenExceptions, ...restrictionsOf(facts).flatMap(({ exceptions, holidays }) => [...exceptions, ...holidays])]
}

function validityOf(facts: AccessFacts): number[] {
  const { credential } = facts.input
  const ofCredential = [credential?.validFrom ?? -Infinity, credential?.validUntil ?? Infinity]
  return [...ofCredential, ...restrictionsOf(facts).flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])]
}

function splitAt(stretches: ZoneStretch[], instants: readonly number[]): ZoneStretch[] {
  return instants.reduce((parts, instant) => {
    const index = parts.findIndex(({ start, end }) => instant > start && instant < end)
    const part = parts[index]
    return part ? parts.toSpliced(index, 1, { ...part, end: instant }, { ...part, start: instant }) : parts
  }, stretches)
}

/** The days to search, as spans of days since 1970-01-01: one span around each date at which the weeks begin to differ. */
function daysToWatch(facts: AccessFacts, stretches: readonly ZoneStretch[]): Span[] {
  const changes = stretches.map(({ start }) => Math.floor(localMinutesAt(facts.input.timeZone, start) / minutesPerDay))
  const dates = exceptionsOf(facts).flatMap(({ firstDay, lastDay }) => [firstDay, lastDay + 1])
  return unionSpans([...changes, ...dates].map((day) => ({ start: day - 1, end: day + daysWatched })))
}

/** The minutes of a day, 0 to 1439, at which anything begins or ends, in order. A minute may appear twice. */
function edgesOf(facts: AccessFacts): (day: number) => readonly number[] {
  const restrictions = restrictionsOf(facts)
  const windows = [...(facts.input.port.heldOpen ?? []), ...restrictions.flatMap((restriction) => restriction.windows ?? [])]
  const exceptions = exceptionsOf(facts)
  const hasDayLimit = restrictions.some(({ usesPerDay }) => Object.keys(usesPerDay).length > 0)
  // The next day is included, because a window may end the day after it began. An unneeded edge costs one comparison and changes nothing.
  const ofWeek = weekdays.map((weekday) => [
    ...(hasDayLimit ? [0] : []),
    ...windows.filter(({ days }) => days.includes(weekday) || days.includes(dayBefore(weekday))).flatMap(({ start, end }) => [start, end % minutesPerDay]),
  ].toSorted(inOrder))

  return (day) => {
    const edges = ofWeek[weekdayOf(day) - 1] ?? []
    if (exceptions.length === 0) return edges
    const dated = exceptions.filter(({ firstDay, lastDay }) => day >= firstDay && day <= lastDay + 1)
    return dated.length === 0 ? edges : [...edges, ...dated.flatMap(({ start, end }) => [start, end % minutesPerDay])].toSorted(inOrder)
  }
}

const inOrder = (one: number, other: number) => one - other
