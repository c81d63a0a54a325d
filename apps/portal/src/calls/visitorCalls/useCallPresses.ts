import type { PortalPress } from '@portal/domain'
import { useState } from 'react'
import { attempt, type CallFailure } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { toVisitorCallsView, type VisitorCallRecord, type VisitorCallsAnswer, type VisitorCallsView, withCall } from './visitorCallsView.ts'

/** What came of a press. `opened`: the call rang and is over, since its door opened. */
export type PressOutcome = { id: VisitorCallRecord['ID'] } & ({ kind: 'opened' } | { kind: 'refused'; failure: CallFailure })

export interface VisitorCallsState {
  /** Null before the first answer. */
  view: VisitorCallsView | null
  /** Whether the last question had no answer; what is known stays. */
  isLost: boolean
  /** What is on its way. */
  pressing: { id: VisitorCallRecord['ID']; press: PortalPress } | null
  /** Of the last press, until the next one. */
  outcome: PressOutcome | null
  onPress: (press: NonNullable<VisitorCallsState['pressing']>) => void
}

/** Where the calls are known from. */
export interface CallsSource {
  /** The newest answer; null before the first. */
  answer: VisitorCallsAnswer | null
  isLost: boolean
  askAgain: () => Promise<void>
}

/** What the person does about visitors' calls. What a press was answered stands until an answer about all calls is newer. */
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
