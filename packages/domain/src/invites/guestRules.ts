
/** An administrator's rules for residents: whether they may invite guests, and within which limits. */
export interface GuestRules {
  isOn: boolean
  /** How many open invites a resident has at most. */
  atOnce: number
  /** How many hours an invite lasts at most, from its start, or from now if the start is in the past. */
  hours: number
  /** The only doors for guests; null: every door to which the resident has access. */
  doors: readonly string[] | null
}

/** The rules until administrators set their own. */
export const firstGuestRules: GuestRules = { isOn: false, atOnce: 3, hours: 24, doors: null }

/** The greatest values that administrators can set; 720 hours are 30 days. */
export const guestRuleLimits = { atOnce: 20, hours: 720 } as const

/** Writes a time limit: "24 hours", "3 days". */
export function guestTime(hours: number, locale: string): string {
  const inDays = hours > 24 && hours % 24 === 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit: inDays ? 'day' : 'hour', unitDisplay: 'long' }).format(inDays ? hours / 24 : hours)
}

/** The facts about a resident who creates an invite. */
export interface GuestHost {
  /** The doors to which the resident has access. */
  doors: readonly string[]
  /** The ends of the resident's open invites; null for one without an end. */
  ends: readonly (number | null)[]
  /** The instant at which the resident's access ends; null: no end. */
  accessEndsAt: number | null
}

/** The doors for which a resident may invite. */
export function guestDoors({ doors }: GuestRules, { doors: own }: Pick<GuestHost, 'doors'>): string[] {
  return own.filter((door) => doors === null || doors.includes(door))
}

/** How many more invites a resident may have now; if none, when the next open one ends (null: only by revoking one). */
export function guestsLeft({ atOnce }: GuestRules, { ends }: Pick<GuestHost, 'ends'>): { left: number; freeAt: number | null } {
  const left = Math.max(0, atOnce - ends.length)
  if (left > 0) return { left, freeAt: null }
  // If fewer invites are allowed than are open, several must end first.
  const last = ends.map((end) => end ?? Infinity).toSorted((one, other) => one - other)[ends.length - atOnce] ?? Infinity
  return { left, freeAt: last === Infinity ? null : last }
}

/** Why a resident may not create an invite. */
export type GuestRefusal = 'off' | 'tooMany' | 'endMissing' | 'tooLong' | 'afterAccess' | 'doors'

/** The first reason why an invite with given times and doors is refused; null if it is allowed. Times are in epoch milliseconds. */
export function refuseGuest(rules: GuestRules, host: GuestHost, { startAt, endAt, doors }: { startAt: number | null; endAt: number | null; doors: readonly string[] }, now: number): GuestRefusal | null {
  if (!rules.isOn) return 'off'
  if (guestsLeft(rules, host).left === 0) return 'tooMany'
  if (endAt === null) return 'endMissing'
  if (endAt - Math.max(startAt ?? now, now) > rules.hours * 3_600_000) return 'tooLong'
  if (host.accessEndsAt !== null && endAt > host.accessEndsAt) return 'afterAccess'
  const allowed = new Set(guestDoors(rules, host))
  return doors.every((door) => allowed.has(door)) ? null : 'doors'
}
