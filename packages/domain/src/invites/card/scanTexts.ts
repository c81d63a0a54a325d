import { hasInviteEnded } from '../inviteStatus.ts'
import type { InviteCardSetting } from './inviteDetails.ts'
import { isSameDay, longDateOf, secondsOf, shownEnd, type TimeSetting, timeOf, zoneName } from './inviteTimes.ts'
import { propertyTimeText, usesLeftText } from './inviteWords.ts'

/** Texts of the full-screen view that a guest holds to a reader. */
export interface ScanTexts {
  hasEnded: boolean
  /** When the key ends, in words. */
  end: string
  /** The current time with seconds, and the number of uses left. */
  clock: string
}

interface ScannedKey {
  /** When the key ends, as an ISO instant; null: no end. */
  endsAt: string | null
  /** IANA time zone of the property. */
  timeZone: string
  /** How many uses are left; null: no limit. */
  usesLeft: number | null
}

export function scanTexts({ endsAt, timeZone, usesLeft }: ScannedKey, setting: InviteCardSetting): ScanTexts {
  const { now, words, locale, property } = setting
  const times = { locale, timeZone }
  const facts = [words.scanNow({ time: secondsOf(now, times), place: propertyTimeText(words, zoneName(now, times), property?.city) })]
  if (usesLeft !== null) facts.push(usesLeftText(usesLeft, words))
  return { hasEnded: hasInviteEnded(endsAt, now), end: endText(endsAt, setting, times), clock: facts.join(' · ') }
}

function endText(endsAt: string | null, { now, words }: InviteCardSetting, times: TimeSetting): string {
  if (endsAt === null) return words.status.validNow
  const end = shownEnd(endsAt, times)
  const time = timeOf(end, times)
  if (isSameDay(end, now, times)) return words.validUntil({ end: time })
  return words.validUntil({ end: words.dayAndTime({ day: longDateOf(end, times), time }) })
}
