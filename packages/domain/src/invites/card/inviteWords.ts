import type { Labels, Words } from '../../words/messages.ts'
import type { inviteKeyMessages } from './inviteKeyMessages.ts'
import type { inviteMessages } from './inviteMessages.ts'
import { dateOf, isSameDay, timeOf, type TimeSetting } from './inviteTimes.ts'

export type InviteLabels = Labels<typeof inviteMessages>
export type InviteWords = Words<typeof inviteMessages>
/** The texts that a key's first code needs. */
export type InviteKeyWords = Words<typeof inviteKeyMessages>

const day = 86_400_000

/** When a key next opens doors: 'Opens tomorrow at 9:00 AM'; null if unknown. */
export function openingText({ opening }: { opening?: { at: string | null } }, now: number, words: InviteWords, setting: TimeSetting): string | null {
  const at = opening?.at ?? null
  return at === null ? null : words.opensAt({ when: whenText(at, now, words, setting) })
}

/** An instant in words: 'today at 9:41 AM', 'tomorrow at 9:41 AM', or with its date. */
export function whenText(instant: string, now: number, words: InviteWords, setting: TimeSetting): string {
  const time = timeOf(instant, setting)
  if (isSameDay(instant, now, setting)) return words.todayAt({ time })
  return isSameDay(instant, now + day, setting) ? words.tomorrowAt({ time }) : words.dayAt({ day: dateOf(instant, setting), time })
}

/** Says in which time zone times are, with the property's city if it has one. */
export function propertyTimeText(words: InviteWords, name: string, city: string | undefined): string {
  return city === undefined ? words.propertyTime({ name }) : words.cityTime({ city, name })
}

export const usesLeftText = (count: number, words: InviteWords) => (count === 0 ? words.noUsesLeft : words.usesLeft({ count }))
