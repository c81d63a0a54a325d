import type { PortalPress } from '@portal/domain'
import { useEffect, useState } from 'react'
import { attempt, type CallFailure } from '../../app/attempt.ts'
import type { Portal } from '../../app/Portal.ts'
import { usePolling } from '../../app/usePolling.ts'
import { toVisitorCallsView, type VisitorCallRecord, type VisitorCallsAnswer, type VisitorCallsView, withCall } from './visitorCallsView.ts'

const shownAtMost = 8

/** Milliseconds between two questions: while a call runs, and while none does. */
const pauses = { running: 1500, resting: 5000 }

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

/** The calls of visitors, asked for again and again while the page is in sight, and what the person does about them. */
export function useVisitorCalls(api: Portal['api']): VisitorCallsState {
  const [known, setKnown] = useState<{ view: VisitorCallsView | null; isLost: boolean }>({ view: null, isLost: false })
  const [pressing, setPressing] = useState<VisitorCallsState['pressing']>(null)
  const [outcome, setOutcome] = useState<PressOutcome | null>(null)
  const { view } = known

  useEffect(() => {
    const over = new AbortController()
    void askCalls(api, over.signal).then((answer) => over.signal.aborted || setKnown((before) => knownAfter(before, answer)))
    return () => over.abort()
  }, [api])
  usePolling(true, view && view.running.length > 0 ? pauses.running : pauses.resting, async (signal) => {
    const answer = await askCalls(api, signal)
    if (!signal.aborted) setKnown((before) => knownAfter(before, answer))
  })

  const sendPress = async ({ id, press }: NonNullable<VisitorCallsState['pressing']>) => {
    setPressing({ id, press })
    const pressed = await attempt(api.pressAtVisitorCall({ ID: id, Press: press }))
    if (pressed.ok) {
      const { Call, Now } = pressed.value
      setKnown((before) => ({ view: before.view && withCall(before.view, Call, Now), isLost: false }))
      setOutcome(press === 'open' && Call.EndedAt !== null ? { id, kind: 'opened' } : null)
    } else {
      const answer = await askCalls(api)
      setKnown((before) => knownAfter(before, answer))
      setOutcome({ id, kind: 'refused', failure: pressed.failure })
    }
    setPressing(null)
  }
  return { ...known, pressing, outcome, onPress: (press) => void sendPress(press) }
}

/** The answer, or null where there is none: what is known stays, and is asked for again. */
function askCalls(api: Portal['api'], signal?: AbortSignal): Promise<VisitorCallsAnswer | null> {
  return api.getVisitorCalls({ count: shownAtMost }, { signal }).catch(() => null)
}

/** An answer that was on its way while the person pressed is older than what is known, and is dropped. */
function knownAfter({ view }: { view: VisitorCallsView | null }, answer: VisitorCallsAnswer | null) {
  const isNewer = answer !== null && (view === null || Date.parse(answer.Now) >= Date.parse(view.now))
  return { view: isNewer ? toVisitorCallsView(answer) : view, isLost: answer === null }
}
