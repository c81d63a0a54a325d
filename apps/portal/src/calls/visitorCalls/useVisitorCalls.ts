import { usePortal } from '#portal/app/PortalContext.tsx'
import type { Question } from '#portal/app/Question.ts'
import { useQuestion } from '#portal/app/useAsk.ts'
import { useCallPresses, type VisitorCallsState } from './useCallPresses.ts'
import type { VisitorCallsAnswer } from './visitorCallsView.ts'

const shownAtMost = 8

/** Milliseconds between two questions: while a call runs, and while none does. */
const pauses = { running: 1500, resting: 5000 }

export const visitorCallsQuestion: Question<VisitorCallsAnswer> = { key: 'visitorCalls', ask: (api, signal) => api.getVisitorCalls({ count: shownAtMost }, { signal }) }

/** The calls of visitors, asked for again and again while the page is in sight, and what the person does about them. */
export function useVisitorCalls(): VisitorCallsState {
  const { api } = usePortal()
  const { answer, failure, askAgain } = useQuestion(visitorCallsQuestion, {
    every: (known) => (known?.Calls.some(({ EndedAt }) => EndedAt === null) ? pauses.running : pauses.resting),
  })
  return useCallPresses(api, { answer: answer ?? null, isLost: failure !== null, askAgain })
}
