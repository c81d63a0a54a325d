import { usePortal } from '#portal/app/PortalContext.tsx'
import type { Question } from '#portal/app/Question.ts'
import { isLive } from '#portal/live/followLive.ts'
import { useQuestion } from '#portal/app/useAsk.ts'
import { useCallPresses, type VisitorCallsState } from './useCallPresses.ts'
import type { VisitorCallsAnswer } from './visitorCallsView.ts'

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
