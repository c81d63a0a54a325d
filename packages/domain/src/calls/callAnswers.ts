import type { CallState } from './callState.ts'
import type { PhonePress } from './pressPhone.ts'

/**
 * What the user of a phone does each time it rings. `after` is milliseconds since the phone began to ring, `opensAfter` since it was
 * answered.
 */
export type CallAnswer =
  | { does: 'answer'; after: number; opensAfter: number | null }
  | { does: 'decline'; after: number }
  | { does: 'ignore' }
  /** The phone is off from the start. */
  | { does: 'off' }

/** Answers by the key of a `CallPhone`. Users of phones without an answer do nothing. */
export type CallAnswers = Readonly<Record<string, CallAnswer>>

export interface ComingPress {
  /** Time of the action, in milliseconds since the visitor rang. */
  at: number
  phone: string
  press: PhonePress
}

/** The keys of the phones that are off from the start. */
export function phonesOff(answers: CallAnswers): string[] {
  return Object.keys(answers).filter((phone) => answers[phone]?.does === 'off')
}

/** The next user's action by these answers; null after the last one. */
export function nextPress({ ringing, stepAt, talk }: CallState, answers: CallAnswers): ComingPress | null {
  if (talk) {
    const answer = answers[talk.phone]
    if (talk.hasOpened || answer?.does !== 'answer' || answer.opensAfter === null) return null
    return { at: talk.since + answer.opensAfter, phone: talk.phone, press: 'open' }
  }
  return ringing.reduce<ComingPress | null>((first, phone) => {
    const answer = answers[phone]
    if (answer?.does !== 'answer' && answer?.does !== 'decline') return first
    const at = stepAt + answer.after
    return first && first.at <= at ? first : { at, phone, press: answer.does }
  }, null)
}
