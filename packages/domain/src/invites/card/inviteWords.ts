import type { Labels, Words } from '../../words/messages.ts'
import type { inviteKeyMessages } from './inviteKeyMessages.ts'
import type { inviteMessages } from './inviteMessages.ts'
import type { TimeSetting } from './inviteTimes.ts'
import { dateOf, isSameDay, timeOf } from './inviteTimes.ts'

export type InviteLabels = Labels<typeof inviteMessages>
export type InviteWords = Words<typeof inviteMessages>
/** As many as a key's first code needs. */
export type InviteKeyWords = Words<typeof inviteKeyMessages>

/** 'today at 9:41 AM', or with the day. */
export function whenText(instant: string, now: number, words: InviteWords, setting: TimeSetting): string {
  const time = timeOf(instant, setting)
  return isSameDay(instant, now, setting) ? words.todayAt({ time }) : words.dayAt({ day: dateOf(instant, setting), time })
}

/** Whose clock the times are on; `city` where the property has one. */
export function propertyTimeText(words: InviteWords, name: string, city: string | undefined): string {
  return city === undefined ? words.propertyTime({ name }) : words.cityTime({ city, name })
}

export const usesLeftText = (count: number, words: InviteWords) => (count === 0 ? words.noUsesLeft : words.usesLeft({ count }))
