import { isSameDay, lockdownState, type LockdownState, type Words, zonedFormat } from '@portal/domain'
import type { lockdownMessages } from './lockdown.messages.ts'
import type { LockdownView } from './lockdownView.ts'

export type LockdownWords = Words<typeof lockdownMessages>

export const stateOf = ({ doors }: Pick<LockdownView, 'doors'>): LockdownState => lockdownState(doors.map(({ state }) => state))

/** The state of a lockdown in words: 'partially locked, 4 of 5 confirmed'. Never 'locked' unless every door is. */
export function verdictText({ verdict, total, counts }: LockdownState, words: LockdownWords): string {
  if (verdict === 'drill') return words.verdicts.drill
  return words.verdicts[verdict]({ locked: counts.locked, released: counts.released, total })
}

/** The time of an instant at the property, with its day unless it is today. */
export function timeText(at: number, now: number, { locale, timeZone }: { locale: string; timeZone: string }, style: 'minute' | 'second' = 'minute'): string {
  const time = { hour: 'numeric', minute: '2-digit', ...(style === 'second' && { second: '2-digit' as const }) } as const
  const day = isSameDay(timeZone, at, now) ? {} : ({ weekday: 'short', month: 'short', day: 'numeric' } as const)
  return zonedFormat(locale, timeZone, { ...day, ...time }).format(at)
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A duration in its two largest units: '7 sec', '18 min 7 sec', '2 hr 5 min', '3 days 4 hr'. Without `withSeconds`, only the first minute has seconds. */
export function elapsedText(milliseconds: number, locale: string, { withSeconds = false } = {}): string {
  const past = Math.max(0, milliseconds)
  const say = (count: number, unit: string) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  const parts = (large: number, unit: string, small: number, smallUnit: string) => `${say(Math.floor(past / large), unit)} ${say(Math.floor((past % large) / small), smallUnit)}`
  if (past >= day) return parts(day, 'day', hour, 'hour')
  if (past >= hour) return parts(hour, 'hour', minute, 'minute')
  if (past < minute) return say(Math.floor(past / second), 'second')
  return withSeconds ? parts(minute, 'minute', second, 'second') : say(Math.floor(past / minute), 'minute')
}

/** When a lockdown was started, and by which user: 'started 9:42 AM by Dana Whitfield'. */
export function startText({ startedAt, startedBy, timeZone }: LockdownView, now: number, locale: string, words: LockdownWords): string {
  const time = timeText(startedAt, now, { locale, timeZone })
  return startedBy === null ? words.started({ time }) : words.startedBy({ time, name: startedBy })
}
