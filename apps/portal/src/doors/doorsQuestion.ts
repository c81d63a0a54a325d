import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Question } from '#portal/app/Question.ts'

export type DashboardAnswer = ResponseOf<typeof endpoints.getDashboard>
export type Port = DashboardAnswer['Ports'][number]

/** The doors of the property with their state, and what the dashboard shows besides. */
export const dashboardQuestion: Question<DashboardAnswer> = { key: 'dashboard', ask: (api, signal) => api.getDashboard({}, { signal }) }

/** Milliseconds between two questions: at rest, while a visitor calls, while a door has not answered, and at most, after failures. */
const pauses = { resting: 5000, calling: 1500, waiting: 1200, longest: 120_000 }

/** Milliseconds until the doors are asked about again. */
export function pauseAfter(answer: DashboardAnswer | undefined, lostFor: number): number {
  const isWaiting = answer?.Ports.some(({ LastAction }) => LastAction?.State === 'waiting')
  const isCalling = answer?.VisitorCalls?.some(({ EndedAt }) => EndedAt === null)
  return Math.min(pauses.longest, Math.max(lostFor, isWaiting ? pauses.waiting : isCalling ? pauses.calling : pauses.resting))
}
