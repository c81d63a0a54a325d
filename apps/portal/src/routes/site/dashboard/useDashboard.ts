import { useMemo } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Question } from '../../../app/Question.ts'
import { useQuestion } from '../../../app/useAsk.ts'
import { type DashboardAnswer, toDashboardView, type DashboardView } from './dashboardView.ts'

/** Milliseconds between two questions: at rest, while a visitor calls, while a door has not answered, and at most, after failures. */
const pauses = { resting: 5000, calling: 1500, waiting: 1200, longest: 120_000 }

export const dashboardQuestion: Question<DashboardAnswer> = { key: 'dashboard', ask: (api, signal) => api.getDashboard({}, { signal }) }

export interface Dashboard {
  view: DashboardView
  isRefreshing: boolean
  /** The last question had no answer: what is known stays, and is asked for again, each time later. */
  isStale: boolean
  /** Loads the page anew, as the person asked for it. */
  refresh: () => Promise<void>
  /** Asks once more, quietly. */
  askAgain: () => Promise<void>
}

/** What the dashboard knows: what its page was loaded with, then the answer of one question after another while the page is in sight. */
export function useDashboard(loaded: DashboardAnswer): Dashboard {
  const { revalidate, state } = useRevalidator()
  const { answer = loaded, failure, askAgain } = useQuestion(dashboardQuestion, { every: pauseAfter })
  const view = useMemo(() => toDashboardView(answer), [answer])
  return { view, isRefreshing: state === 'loading', isStale: failure !== null, refresh: revalidate, askAgain }
}

function pauseAfter(answer: DashboardAnswer | undefined, lostFor: number): number {
  const isWaiting = answer?.Ports.some(({ LastAction }) => LastAction?.State === 'waiting')
  const isCalling = answer?.VisitorCalls?.some(({ EndedAt }) => EndedAt === null)
  return Math.min(pauses.longest, Math.max(lostFor, isWaiting ? pauses.waiting : isCalling ? pauses.calling : pauses.resting))
}
