import { useEffect, useState } from 'react'
import type { Portal } from '../../app/Portal.ts'
import { usePolling } from '../../app/usePolling.ts'
import { useCallPresses, type VisitorCallsState } from './useCallPresses.ts'
import type { VisitorCallsAnswer } from './visitorCallsView.ts'

const shownAtMost = 8

/** Milliseconds between two questions: while a call runs, and while none does. */
export const callPauses = { running: 1500, resting: 5000 }

/** The calls of visitors, asked for again and again while the page is in sight, and what the person does about them. */
export function useVisitorCalls(api: Portal['api']): VisitorCallsState {
  const [known, setKnown] = useState<{ answer: VisitorCallsAnswer | null; isLost: boolean }>({ answer: null, isLost: false })

  useEffect(() => {
    const over = new AbortController()
    void askCalls(api, over.signal).then((answer) => over.signal.aborted || setKnown((before) => knownAfter(before, answer)))
    return () => over.abort()
  }, [api])
  const isRunning = known.answer?.Calls.some(({ EndedAt }) => EndedAt === null) === true
  const ask = async (signal?: AbortSignal) => {
    const answer = await askCalls(api, signal)
    if (signal?.aborted !== true) setKnown((before) => knownAfter(before, answer))
  }
  usePolling(true, isRunning ? callPauses.running : callPauses.resting, ask)
  return useCallPresses(api, { ...known, askAgain: ask })
}

/** The answer, or null where there is none: what is known stays, and is asked for again. */
function askCalls(api: Portal['api'], signal?: AbortSignal): Promise<VisitorCallsAnswer | null> {
  return api.getVisitorCalls({ count: shownAtMost }, { signal }).catch(() => null)
}

/** An answer that was on its way while another came is dropped where it is older. */
function knownAfter({ answer: before }: { answer: VisitorCallsAnswer | null }, answer: VisitorCallsAnswer | null) {
  const isNewer = answer !== null && (before === null || Date.parse(answer.Now) >= Date.parse(before.Now))
  return { answer: isNewer ? answer : before, isLost: answer === null }
}
