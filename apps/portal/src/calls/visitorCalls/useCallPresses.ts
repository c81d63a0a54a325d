import type { PortalPress } from '@portal/domain'
import { useState } from 'react'
import { attempt, type CallFailure } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { toVisitorCallsView, type VisitorCallRecord, type VisitorCallsAnswer, type VisitorCallsView, withCall } from './visitorCallsView.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { type Question, useQuestion } from '#portal/app/asking.tsx'
import { isLive } from '#portal/live/followLive.ts'

/** The outcome of a press on a button. `opened`: the call ended because its door opened. */
export type PressOutcome = { id: VisitorCallRecord['ID'] } & ({ kind: 'opened' } | { kind: 'refused'; failure: CallFailure })

export interface VisitorCallsState {
  /** The calls; null before the first answer. */
  view: VisitorCallsView | null
  /** Whether the last request had no answer; the old data stays on screen. */
  isLost: boolean
  /** The press whose answer is pending; null without one. */
  pressing: { id: VisitorCallRecord['ID']; press: PortalPress } | null
  /** The outcome of the last press, until the next one. */
  outcome: PressOutcome | null
  onPress: (press: NonNullable<VisitorCallsState['pressing']>) => void
}

interface CallsSource {
  /** The latest answer; null before the first. */
  answer: VisitorCallsAnswer | null
  isLost: boolean
  askAgain: () => Promise<void>
}

/** Sends the user's presses on buttons of visitor calls. The answer to a press is shown until a newer answer about all calls arrives. */
export function useCallPresses(api: Portal['api'], { answer, isLost, askAgain }: CallsSource): VisitorCallsState {
  const [pressing, setPressing] = useState<VisitorCallsState['pressing']>(null)
  const [outcome, setOutcome] = useState<PressOutcome | null>(null)
  const [pressed, setPressed] = useState<readonly { Call: VisitorCallRecord; Now: string }[]>([])

  const sendPress = async ({ id, press }: NonNullable<VisitorCallsState['pressing']>) => {
    setPressing({ id, press })
    try {
      const done = await attempt(api.pressAtVisitorCall({ ID: id, Press: press }))
      if (done.ok) {
        const { Call, Now } = done.value
        setPressed((before) => [...before.filter((one) => one.Call.ID !== id), { Call, Now }])
        setOutcome(press === 'open' && Call.EndedAt !== null ? { id, kind: 'opened' } : null)
      } else {
        await askAgain()
        setOutcome({ id, kind: 'refused', failure: done.failure })
      }
    } finally {
      setPressing(null)
    }
  }
  const view = answer && pressed.filter(({ Now }) => Date.parse(Now) >= Date.parse(answer.Now)).reduce((known, { Call, Now }) => withCall(known, Call, Now), toVisitorCallsView(answer))
  return { view, isLost, pressing, outcome, onPress: (press) => void sendPress(press) }
}

const shownAtMost = 8

/** Milliseconds between two requests: while a call is running, without one, and while the live stream reports calls. */
const pauses = { running: 1500, resting: 5000, told: 30_000 }

export const visitorCallsQuestion: Question<VisitorCallsAnswer> = { key: 'visitorCalls', ask: (api, signal) => api.getVisitorCalls({ count: shownAtMost }, { signal }), changesWith: ['calls'] }

/** Polls visitor calls while the page is visible, and sends the user's presses. */
export function useVisitorCalls(): VisitorCallsState {
  const portal = usePortal()
  const { answer, failure, askAgain } = useQuestion(visitorCallsQuestion, {
    every: (known) => (known?.Calls.some(({ EndedAt }) => EndedAt === null) ? pauses.running : isLive(portal) ? pauses.told : pauses.resting),
  })
  return useCallPresses(portal.api, { answer: answer ?? null, isLost: failure !== null, askAgain })
}
