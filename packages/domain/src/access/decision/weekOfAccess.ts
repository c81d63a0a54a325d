import type { Span } from '../../time/spans.ts'
import { minutesPerDay } from '../../time/weekdays.ts'
import { firstInstantAt } from '../../time/zoneClock.ts'
import type { Restriction } from '../restriction/restriction.ts'
import { momentAt, readAccess } from './accessFacts.ts'
import type { AccessInput } from './accessInput.ts'
import { isAllowedAt } from './accessPrecedence.ts'
import { changePoints } from './changePoints.ts'

/** What a port and a group allow: the part of the input that a change alters. */
export type AccessSetting = Pick<AccessInput, 'port' | 'exceptions' | 'groupRestriction'> & Pick<AccessInput['person'], 'hasGroupOrDoors'>

/** A week of the property, from the beginning of its first day. */
export interface PropertyWeek {
  /** The first day in days since 1970-01-01; a Monday where the week is shown as a calendar week. */
  firstDay: number
  timeZone: string
}

const anyone = { id: '', isActive: true, accountIsActive: true }

/** The span of the week, in epoch milliseconds. */
export function spanOfWeek({ firstDay, timeZone }: PropertyWeek): Span {
  return { start: firstInstantAt(timeZone, firstDay * minutesPerDay), end: firstInstantAt(timeZone, (firstDay + 7) * minutesPerDay) }
}

/**
 * The spans of a week, in epoch milliseconds and sorted, in which someone in good standing gets in. They agree with `explainAccess` at
 * every instant, with fire alarm, lockdown and entry counts left aside.
 * @throws RangeError where a restriction cannot be read.
 */
export function weekOfAccess({ hasGroupOrDoors = false, ...setting }: AccessSetting, own: Restriction | null, week: PropertyWeek): Span[] {
  const { start: from, end: until } = spanOfWeek(week)
  const facts = readAccess({ ...setting, at: from, timeZone: week.timeZone, person: { ...anyone, hasGroupOrDoors }, ownRestriction: own })
  const spans: Span[] = []
  let open = isAllowedAt(facts, momentAt(facts, from)) ? from : null
  for (const moment of changePoints(facts, from, until)) {
    const isOpen = isAllowedAt(facts, moment)
    if (open !== null && !isOpen) spans.push({ start: open, end: moment.at })
    if (!isOpen) open = null
    else open ??= moment.at
  }
  return open === null ? spans : [...spans, { start: open, end: until }]
}
