import type { CallState } from './callState.ts'
import type { PhonePress } from './pressPhone.ts'

/** What the holder of a phone does each time it rings. `after` is milliseconds since it began to ring, `opensAfter` since it was answered. */
export type CallAnswer =
  | { does: 'answer'; after: number; opensAfter: number | null }
  | { does: 'decline'; after: number }
  | { does: 'ignore' }
  /** The phone is off from the start. */
  | { does: 'off' }

/** Answers by key of a `CallPhone`; a phone without one is ignored. */
export type CallAnswers = Readonly<Record<string, CallAnswer>>

export interface ComingPress {
  /** Milliseconds since the visitor pressed. */
  at: number
  phone: string
  press: PhonePress
}

/** The keys of the phones that are off from the start. */
export function phonesOff(answers: CallAnswers): string[] {
  return Object.keys(answers).filter((phone) => answers[phone]?.does === 'off')
}

/** The next press by these answers; null after the last one. */
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
