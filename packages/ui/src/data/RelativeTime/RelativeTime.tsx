import { isSameDay, zonedFormat } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useTimes } from '../../words/useTimes.ts'

export interface RelativeTimeProps extends Omit<ComponentPropsWithoutRef<'time'>, 'children' | 'dateTime'> {
  /** The time to show: an ISO instant or epoch milliseconds. */
  instant: string | number
  /** The current time in milliseconds. Default: the provider’s clock. */
  now?: number
  /** IANA zone of the property. Default: the provider’s. */
  timeZone?: string
  /** The form. `clock`: '10:00 AM' today, 'Nov 21, 10:00 AM' on other days. `elapsed`: '5 min. ago'. */
  look?: 'clock' | 'elapsed'
}

/** A time in its shortest form. */
export const RelativeTime = forwardRef<HTMLTimeElement, RelativeTimeProps>(function RelativeTime({ instant, now, timeZone, look = 'clock', ...rest }, ref) {
  const times = useTimes({ now, timeZone })
  const moment = new Date(instant)
  return (
    <time {...rest} ref={ref} dateTime={moment.toISOString()}>
      {look === 'clock' ? clockText(moment, times) : elapsedSince(moment.getTime(), times)}
    </time>
  )
})

interface Times { now: number, timeZone: string | undefined, locale: string }

function clockText(instant: Date, { now, timeZone, locale }: Times): string {
  const time = zonedFormat(locale, timeZone, { hour: 'numeric', minute: '2-digit' }).format(instant)
  if (isSameDay(timeZone, instant.getTime(), now)) return time
  const isOtherYear = zonedFormat('en-US', timeZone, { year: 'numeric' }).format(instant) !== zonedFormat('en-US', timeZone, { year: 'numeric' }).format(now)
  return `${zonedFormat(locale, timeZone, { month: 'short', day: 'numeric', ...(isOtherYear ? { year: 'numeric' } : {}) }).format(instant)}, ${time}`
}

/** Seconds of each unit, the largest first. */
const units = [['year', 31_557_600], ['month', 2_629_800], ['day', 86_400], ['hour', 3600], ['minute', 60]] as const

function elapsedSince(at: number, { now, locale }: Times): string {
  const seconds = Math.round((at - now) / 1000)
  const format = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' })
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return unit === 'second' ? format.format(0, 'second') : format.format(Math.trunc(seconds / size), unit)
}
