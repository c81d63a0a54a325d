import type { Span } from '../../time/spans.ts'
import { minutesPerDay } from '../../time/weekdays.ts'
import { firstInstantAt } from '../../time/zoneClock.ts'
import type { Restriction } from '../restriction/restriction.ts'
import { momentAt, readAccess } from './accessFacts.ts'
import type { AccessInput } from './accessInput.ts'
import { isAllowedAt } from './accessPrecedence.ts'
import { changePoints } from './changePoints.ts'

/** The part of an access question that an administrator can change: settings of the door and the group. */
export type AccessSetting = Pick<AccessInput, 'port' | 'exceptions' | 'groupRestriction'> & Pick<AccessInput['person'], 'hasGroupOrDoors'>

/** Seven days at a property, from midnight of the first day. */
export interface PropertyWeek {
  /** The first day, in days since 1970-01-01. For a calendar week it is a Monday. */
  firstDay: number
  timeZone: string
}

const anyone = { id: '', isActive: true, accountIsActive: true }

/** Start and end of a week, in epoch milliseconds. */
export function spanOfWeek({ firstDay, timeZone }: PropertyWeek): Span {
  return { start: firstInstantAt(timeZone, firstDay * minutesPerDay), end: firstInstantAt(timeZone, (firstDay + 7) * minutesPerDay) }
}

/**
 * The spans of a week, in epoch milliseconds and sorted, in which an active user gets in. They agree with `explainAccess` at every instant,
 * except that fire alarm, lockdown and numbers of entries are ignored. @throws RangeError if a restriction is invalid.
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
