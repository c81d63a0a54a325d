import type { LocalMoment } from '@portal/domain'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The property's wall clock at an instant in milliseconds. */
export function toPropertyTime(instant: number, timeZone: string): LocalMoment {
  const parts = Object.fromEntries(formatOf(timeZone).formatToParts(instant).map(({ type, value }) => [type, value]))
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minute: Number(parts['hour']) * 60 + Number(parts['minute']),
  }
}

/**
 * The instant in milliseconds at which the property's clocks show a moment. Shown twice: the earlier. Skipped when the
 * clocks go forward: as far after the change as it was meant to be after the hour before it.
 */
export function fromPropertyTime({ date, minute }: LocalMoment, timeZone: string): number {
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minute * 60_000
  const before = asIfUtc - offsetAt(asIfUtc - dayLength, timeZone)
  const after = asIfUtc - offsetAt(asIfUtc + dayLength, timeZone)
  const fits = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === asIfUtc)
  return fits.length > 0 ? Math.min(...fits) : before
}

/** `HH:MM`, as a time field has it; the end of the day is `00:00` there. */
export function toTimeValue(minute: number): string {
  const ofDay = minute % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** Minutes of a time field's `HH:MM`, or null while it is not whole. */
export function fromTimeValue(value: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(value) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}

const dayLength = 86_400_000

function offsetAt(instant: number, timeZone: string): number {
  const { date, minute } = toPropertyTime(instant, timeZone)
  const toTheMinute = Math.floor(instant / 60_000) * 60_000
  return Date.parse(`${date}T00:00:00Z`) + minute * 60_000 - toTheMinute
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-CA', { ...digits, hourCycle: 'h23', timeZone })
  formats.set(timeZone, format)
  return format
}
