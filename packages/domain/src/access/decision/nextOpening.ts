import { type Span, unionSpans } from '../../time/spans.ts'
import { minutesPerDay } from '../../time/weekdays.ts'
import { localMinutesAt, type ZoneStretch, zoneStretches } from '../../time/zoneClock.ts'
import type { ParsedRestriction } from '../restriction/judgeRestriction.ts'
import { type AccessFacts, momentAt } from './accessFacts.ts'
import { accessPrecedence, decideAccess } from './accessPrecedence.ts'

const horizon = 366 * 86_400_000
/** After any change the weeks repeat: what does not open within the next one does not open before the next change. */
const daysWatched = 9

/**
 * The first instant after `input.at`, within 366 days, at which access is allowed, or null. It looks only where the outcome can
 * change: at the edges of windows and exceptions, on the days after each date that matters, and at clock changes.
 */
export function findNextOpening(facts: AccessFacts): number | null {
  const { at, timeZone, credential } = facts.input
  if (isDeniedForever(facts)) return null
  const opens = (instant: number) => decideAccess(facts, momentAt(facts, instant)).outcome === 'allowed'
  const splits = [credential?.validFrom, ...restrictionsOf(facts).map(({ validFrom }) => validFrom)]
  const stretches = splitAt(zoneStretches(timeZone, at, at + horizon), splits)
  const edges = edgesOf(facts)
  const days = daysToWatch(facts, stretches.map(({ start }) => start))
  for (const { start, end, offset } of stretches) {
    if (start > at && opens(start)) return start
    for (const { start: firstDay, end: dayAfterLast } of days) {
      const from = Math.max(firstDay, Math.floor((start + offset) / 60_000 / minutesPerDay))
      for (let day = from; day < dayAfterLast; day += 1) {
        const midnight = day * minutesPerDay * 60_000 - offset
        if (midnight >= end) break
        for (const edge of edges) {
          const instant = midnight + edge * 60_000
          if (instant > start && instant < end && opens(instant)) return instant
        }
      }
    }
  }
  return null
}

/** Lockdown and standing do not end with time, but for a credential that is not valid yet. */
function isDeniedForever(facts: AccessFacts): boolean {
  const moment = momentAt(facts, facts.input.at)
  return accessPrecedence.slice(0, 2).some(({ judge }) => {
    const { result, because } = judge(facts, moment)
    return result === 'denies' && because !== 'notYetValid'
  })
}

function splitAt(stretches: ZoneStretch[], instants: readonly (number | null | undefined)[]): ZoneStretch[] {
  return instants.reduce<ZoneStretch[]>((parts, instant) => {
    if (instant === null || instant === undefined) return parts
    return parts.flatMap((part) => {
      if (instant <= part.start || instant >= part.end) return [part]
      return [{ ...part, end: instant }, { ...part, start: instant }]
    })
  }, stretches)
}

/** The minutes of a day at which anything begins or ends. */
function edgesOf(facts: AccessFacts): number[] {
  const { input: { port }, propertyExceptions, heldOpenExceptions } = facts
  const spans = [
    ...(port.heldOpen ?? []),
    ...heldOpenExceptions,
    ...propertyExceptions,
    ...restrictionsOf(facts).flatMap(({ windows, exceptions }) => [...(windows ?? []), ...exceptions]),
  ]
  const edges = new Set([0, ...spans.flatMap(({ start, end }) => [start, end % minutesPerDay])])
  return [...edges].toSorted((one, other) => one - other)
}

/** Spans of days since 1970-01-01, after each date at which the weeks become others. */
function daysToWatch(facts: AccessFacts, changes: readonly number[]): Span[] {
  const { input, propertyExceptions, heldOpenExceptions } = facts
  const dayOf = (instant: number) => Math.floor(localMinutesAt(input.timeZone, instant) / minutesPerDay)
  const exceptions = [...propertyExceptions, ...heldOpenExceptions, ...restrictionsOf(facts).flatMap((one) => one.exceptions)]
  const days = [...changes.map(dayOf), ...exceptions.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay + 1])]
  return unionSpans(days.map((day) => ({ start: day - 1, end: day + daysWatched })))
}

function restrictionsOf({ own, group }: AccessFacts): ParsedRestriction[] {
  return group ? [...own, group] : own
}
