/** The parts and style of a written date or time. The time zone is passed separately. */
export type TimeStyle = Omit<Intl.DateTimeFormatOptions, 'timeZone'>

const kept = new Map<string, Intl.DateTimeFormat>()

/**
 * A format that writes instants in a time zone, or in the zone of the reader's machine if it is undefined. UTC replaces an unknown zone, so
 * that a wrong setting does not break a page. Formats are kept, because they are slow to create.
 */
export function zonedFormat(locale: string | undefined, timeZone: string | undefined, style: TimeStyle): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, style])
  const known = kept.get(key)
  if (known) return known
  const zone = timeZone === undefined || isTimeZone(timeZone) ? timeZone : 'UTC'
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: zone })
  kept.set(key, format)
  return format
}

/** A format for values without a time zone: a date as its UTC midnight, or a time of day as minutes after 1970-01-01 0:00 UTC. */
export function plainFormat(locale: string | undefined, style: TimeStyle): Intl.DateTimeFormat {
  return zonedFormat(locale, 'UTC', style)
}

/** Whether two instants are on the same local date in a zone. It needs no table of clock changes, so that small pages can use it. */
export function isSameDay(timeZone: string | undefined, one: number, other: number): boolean {
  const format = zonedFormat('en-US', timeZone, { year: 'numeric', month: 'numeric', day: 'numeric' })
  return format.format(one) === format.format(other)
}

/** Whether two zones' clocks show different times at an instant. */
export function clocksDiffer(one: string, other: string, at: number): boolean {
  const style = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  return zonedFormat('en-US', one, style).format(at) !== zonedFormat('en-US', other, style).format(at)
}

/** The name of a zone at an instant: 'Central Time' for 'America/Chicago'. For a zone without a name, its id. */
export function zoneName(locale: string | undefined, timeZone: string, at: number): string {
  const parts = zonedFormat(locale, timeZone, { timeZoneName: 'longGeneric' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The IANA zone of the reader's machine. */
export function viewerTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
