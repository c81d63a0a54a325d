import { type TimeStyle, zonedFormat } from '@portal/domain'

/** An instant as a time in the zone, such as `10:30 PM`. */
export function sayTime(instant: string, timeZone: string): string {
  return format(instant, timeZone, { hour: 'numeric', minute: '2-digit' })
}

/** An instant as a date, such as `Saturday, November 21, 2026`. */
export function sayDate(instant: string, timeZone: string): string {
  return format(instant, timeZone, { dateStyle: 'full' })
}

/** How far the clock was moved, such as `12 h 30 min ahead of the real one`; empty if it was not moved. */
export function sayOffset(milliseconds: number): string {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000)
  if (minutes === 0) return ''
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  const parts = [days && `${days} d`, hours && `${hours} h`, rest && `${rest} min`].filter(Boolean)
  return `${parts.join(' ')} ${milliseconds > 0 ? 'ahead of' : 'behind'} the real one`
}

function format(instant: string, timeZone: string, style: TimeStyle): string {
  return zonedFormat('en-US', timeZone, style).format(Date.parse(instant)).replaceAll('\u202f', ' ')
}
