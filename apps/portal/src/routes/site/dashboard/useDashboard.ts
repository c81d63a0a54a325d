import { isSessionExpired } from '@portal/api-client'
import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { callFailure } from '../../../app/attempt.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { usePolling } from '../../../app/usePolling.ts'
import { type DashboardAnswer, toDashboardView, type DashboardView } from './dashboardView.ts'

/** Milliseconds between two questions: at rest, while a visitor calls, while a door has not answered, and at most, after failures. */
const pauses = { resting: 5000, calling: 1500, waiting: 1200, longest: 120_000 }

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
export function useDashboard(answer: DashboardAnswer): Dashboard {
  const loaded = useMemo(() => toDashboardView(answer), [answer])
  const { api } = usePortal()
  const { revalidate, state } = useRevalidator()
  const [answered, setAnswered] = useState({ since: loaded, view: loaded, failures: 0 })
  // A page that was loaded anew knows more than the answers before.
  const known = answered.since === loaded ? answered : { since: loaded, view: loaded, failures: 0 }

  const ask = async (signal?: AbortSignal) => {
    try {
      const next = await api.getDashboard({}, { signal })
      if (signal?.aborted !== true) setAnswered({ since: loaded, view: toDashboardView(next), failures: 0 })
    } catch (error) {
      if (signal?.aborted === true || isSessionExpired(error)) return
      setAnswered(({ since, view, failures }) => (since === loaded ? { since, view, failures: failures + 1 } : { since: loaded, view: loaded, failures: 1 }))
      callFailure(error)
    }
  }
  const isWaiting = known.view.ports.some(({ LastAction }) => LastAction?.State === 'waiting')
  const isCalling = known.view.visitorCalls?.Calls.some(({ EndedAt }) => EndedAt === null) === true
  const pause = Math.min(pauses.longest, (isWaiting ? pauses.waiting : isCalling ? pauses.calling : pauses.resting) * 2 ** known.failures)
  usePolling(true, pause, ask)

  return { view: known.view, isRefreshing: state === 'loading', isStale: known.failures > 0, refresh: revalidate, askAgain: ask }
}
