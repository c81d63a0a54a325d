import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Question } from '#portal/app/asking.tsx'

export type DashboardAnswer = ResponseOf<typeof endpoints.getDashboard>
export type Port = DashboardAnswer['Ports'][number]

/** The request for the doors of a property with their state, and for the rest of the dashboard. Null for the user's own property. */
export const dashboardQuestion = (property: number | null): Question<DashboardAnswer> => ({
  key: `dashboard ${property ?? 'own'}`, ask: (api, signal) => api.getDashboard(property === null ? {} : { PropertyID: property }, { signal }), changesWith: ['doors', 'events', 'lockdown'],
})

/** Milliseconds between two requests: usually, while a door hasn't answered, and at most after failures. */
const pauses = { resting: 5000, waiting: 1200, longest: 120_000 }

/** Milliseconds until the next request about the doors. */
export function pauseAfter(answer: DashboardAnswer | undefined, lostFor: number): number {
  const isWaiting = answer?.Ports.some(({ LastAction }) => LastAction?.State === 'waiting')
  return Math.min(pauses.longest, Math.max(lostFor, isWaiting ? pauses.waiting : pauses.resting))
}

export const portStatuses = ['Closed', 'HeldOpen', 'LeftOpen', 'Locked', 'Offline'] as const satisfies readonly Port['Status'][]

/** The statuses that doors have now, in a fixed order. */
export const statusesOf = (ports: readonly Port[]): Port['Status'][] => portStatuses.filter((status) => ports.some((port) => port.Status === status))
