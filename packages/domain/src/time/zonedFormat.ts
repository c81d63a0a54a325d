/** The parts and style in which a date or a time is written; the zone is given separately. */
export type TimeStyle = Omit<Intl.DateTimeFormatOptions, 'timeZone'>

const kept = new Map<string, Intl.DateTimeFormat>()

/**
 * Writes instants in a zone; in the zone of the reader's machine where it is undefined. UTC replaces an unknown zone, so that a wrong
 * setting does not break a page. Formats are costly to make, so they are kept.
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

/** Writes values without a zone: the UTC midnight of a date, or minutes of a day counted from 1970-01-01 0:00 UTC. */
export function plainFormat(locale: string | undefined, style: TimeStyle): Intl.DateTimeFormat {
  return zonedFormat(locale, 'UTC', style)
}

/** Whether two instants fall on the same local date in a zone. Needs no table of clock changes, so that a small page can use it. */
export function isSameDay(timeZone: string | undefined, one: number, other: number): boolean {
  const format = zonedFormat('en-US', timeZone, { year: 'numeric', month: 'numeric', day: 'numeric' })
  return format.format(one) === format.format(other)
}

/** Whether two zones' clocks show different times at an instant. */
export function clocksDiffer(one: string, other: string, at: number): boolean {
  const style = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  return zonedFormat('en-US', one, style).format(at) !== zonedFormat('en-US', other, style).format(at)
}

/** 'Central Time' for 'America/Chicago', as the zone is called at an instant; the zone's id where it has no name. */
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
