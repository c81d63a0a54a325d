/** How a date or a time is written, by no zone of its own. */
export type TimeStyle = Omit<Intl.DateTimeFormatOptions, 'timeZone'>

const kept = new Map<string, Intl.DateTimeFormat>()

/**
 * Writes instants by the clocks of a zone; by those of the reader's machine where the zone is undefined. UTC stands in for a zone
 * that is not known, so that a wrong setting takes no page away. Formats are costly to make and are kept.
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

/** Writes what has no zone: the UTC midnight of a date, or minutes of a day counted from 1970-01-01 0:00 UTC. */
export function plainFormat(locale: string | undefined, style: TimeStyle): Intl.DateTimeFormat {
  return zonedFormat(locale, 'UTC', style)
}

/** Whether two instants lie on one day by the calendars of a zone. Needs no table of clock changes, so that a small page can ask. */
export function isSameDay(timeZone: string | undefined, one: number, other: number): boolean {
  const format = zonedFormat('en-US', timeZone, { year: 'numeric', month: 'numeric', day: 'numeric' })
  return format.format(one) === format.format(other)
}

/** Whether two zones' clocks show different times at an instant. */
export function clocksDiffer(one: string, other: string, at: number): boolean {
  const style = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  return zonedFormat('en-US', one, style).format(at) !== zonedFormat('en-US', other, style).format(at)
}

/** 'Central Time' for 'America/Chicago', as the zone is called at an instant; its own text where it has no name. */
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

/** The IANA zone of the machine on which a person reads. */
export function viewerTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
