import type { InviteRecord } from '../invites/findInvite.ts'
import { instantOf, localTime } from '../time/zonedTime.ts'

/** The next instant one of the weekly windows begins, or null if the key ends before that. */
export function nextOpening({ weekly, timeZone, end_at: endAt }: InviteRecord, now: number): number | null {
  const today = localTime(now, timeZone)
  for (let days = 0; days <= 7; days += 1) {
    const weekday = (today.weekday + days) % 7
    const starts = weekly.filter((window) => window.weekday === weekday).map((window) => window.start_minute)
    for (const minuteOfDay of starts.toSorted((one, other) => one - other)) {
      const opening = instantOf({ ...today, day: today.day + days, minuteOfDay }, timeZone)
      if (opening > now) return endAt !== null && opening > endAt ? null : opening
    }
  }
  return null
}
