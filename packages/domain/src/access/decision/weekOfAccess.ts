import { intersectSpans, type Span, subtractSpans, unionSpans } from '../../time/spans.ts'
import { minutesPerDay, minutesPerWeek, weekdayOf } from '../../time/weekdays.ts'
import { zoneStretches } from '../../time/zoneClock.ts'
import { judgeRestriction, type Moment, type ParsedException, type ParsedRestriction, parseExceptions, parseRestriction } from '../restriction/judgeRestriction.ts'
import type { Restriction, WeekWindow } from '../restriction/restriction.ts'
import { weekSpans } from '../restriction/weekWindows.ts'
import type { AccessInput } from './accessInput.ts'
import { assertValidRestriction } from './assertValidInput.ts'

/** What a port and a group allow; what differs before and after a change. */
export type AccessSetting = Pick<AccessInput, 'port' | 'exceptions' | 'groupRestriction'>

/** A week of the property, from Monday 0:00. */
export interface PropertyWeek {
  /** Days since 1970-01-01 of its Monday. */
  firstDay: number
  timeZone: string
}

/**
 * The spans of a week, in epoch milliseconds, in which someone in good standing gets in, sorted: `explainAccess` over all its
 * instants at once, without lockdown and counted entries.
 * @throws RangeError where a restriction cannot be read.
 */
export function weekOfAccess({ port, exceptions, groupRestriction }: AccessSetting, own: Restriction | null, week: PropertyWeek): Span[] {
  const toInstants = instantsOf(week)
  const spans = (windows: readonly WeekWindow[]) => rotate(weekSpans(windows), week)
  const dated = (list: readonly ParsedException[], effect: ParsedException['effect']) => toInstants(exceptionSpans(list, effect, week))
  const wholeWeek = toInstants([{ start: 0, end: minutesPerWeek }])
  const ofProperty = parseExceptions(exceptions ?? [])
  const schedule = parseExceptions(port.heldOpenExceptions ?? [])

  const heldOpen = subtractSpans(
    unionSpans([...subtractSpans(toInstants(spans(port.heldOpen ?? [])), dated(schedule, 'deny')), ...dated(schedule, 'allow')]),
    dated(schedule, 'deny'),
  )
  const restrictions = [own, groupRestriction].flatMap((one) => {
    if (!one) return []
    assertValidRestriction(one)
    return [parseRestriction(one, week.timeZone)]
  })
  let allowed = restrictions.length === 0 && port.default === 'closed' ? [] : wholeWeek
  let denied = dated(ofProperty, 'deny')
  for (const restriction of restrictions) {
    const valid = [{ start: restriction.validFrom, end: restriction.validUntil }]
    const hours = restriction.windows === null ? wholeWeek : toInstants(spans(restriction.windows))
    const open = unionSpans([...hours, ...dated(restriction.exceptions, 'allow')])
    allowed = intersectSpans(intersectSpans(allowed, open), usableDays(restriction, week, toInstants))
    allowed = intersectSpans(allowed, valid)
    denied = unionSpans([...denied, ...intersectSpans(dated(restriction.exceptions, 'deny'), valid)])
  }
  return unionSpans([...subtractSpans(unionSpans([...allowed, ...dated(ofProperty, 'allow')]), denied), ...heldOpen])
}

type ToInstants = (spans: readonly Span[]) => Span[]

/** Minutes from Monday 0:00 by the wall clock as instants: a skipped hour has none, a doubled one has two. */
function instantsOf({ firstDay, timeZone }: PropertyWeek): ToInstants {
  const monday = firstDay * minutesPerDay * 60_000
  const stretches = zoneStretches(timeZone, monday - 2 * 86_400_000, monday + 9 * 86_400_000)
  return (spans) => unionSpans(stretches.flatMap(({ start, end, offset }) =>
    intersectSpans(spans.map((span) => ({ start: monday + span.start * 60_000 - offset, end: monday + span.end * 60_000 - offset })), [{ start, end }]),
  ))
}

/** A week that does not begin on Monday would be out of step with its windows. */
function rotate(spans: Span[], { firstDay }: PropertyWeek): Span[] {
  const shift = (weekdayOf(firstDay) - 1) * minutesPerDay
  const moved = spans.map(({ start, end }) => ({ start: start - shift, end: end - shift }))
  const next = moved.map(({ start, end }) => ({ start: start + minutesPerWeek, end: end + minutesPerWeek }))
  return intersectSpans(unionSpans([...moved, ...next]), [{ start: 0, end: minutesPerWeek }])
}

function exceptionSpans(exceptions: readonly ParsedException[], effect: ParsedException['effect'], { firstDay }: PropertyWeek): Span[] {
  const spans: Span[] = []
  for (const exception of exceptions.filter((one) => one.effect === effect)) {
    const last = Math.min(exception.lastDay, firstDay + 6)
    for (let day = Math.max(exception.firstDay, firstDay - 1); day <= last; day += 1) {
      const midnight = (day - firstDay) * minutesPerDay
      const overnight = exception.end <= exception.start ? minutesPerDay : 0
      spans.push({ start: midnight + exception.start, end: midnight + exception.end + overnight })
    }
  }
  return intersectSpans(unionSpans(spans), [{ start: 0, end: minutesPerWeek }])
}

/** The days on which uses are left at all: before the first entry of each. */
function usableDays(restriction: ParsedRestriction, { firstDay }: PropertyWeek, toInstants: ToInstants): Span[] {
  const always = { ...restriction, windows: null, validFrom: -Infinity, validUntil: Infinity, exceptions: [] }
  const days = Array.from({ length: 7 }, (_, index) => index).filter((index) => {
    const moment: Moment = { at: 0, day: firstDay + index, weekday: weekdayOf(firstDay + index), minute: 0, entries: 0 }
    return judgeRestriction(always, moment) === null
  })
  return toInstants(unionSpans(days.map((index) => ({ start: index * minutesPerDay, end: (index + 1) * minutesPerDay }))))
}
