import type { Restriction } from './restriction.ts'
import { lengthOf, minutesPerWeek, weekSpans } from './weekMinutes.ts'

/** Hours of a week without exceptions and clock changes in which the windows allow; 168 where there are none. */
export function hoursPerWeek({ windows }: Pick<Restriction, 'windows'>): number {
  return (windows === null ? minutesPerWeek : lengthOf(weekSpans(windows))) / 60
}
