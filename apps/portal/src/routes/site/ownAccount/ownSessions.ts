import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Question } from '../../../app/Question.ts'

export type OwnSessions = ResponseOf<typeof endpoints.getOwnSessions>
export type OwnSession = OwnSessions['Sessions'][number]

export const sessionsQuestion: Question<OwnSessions> = { key: 'ownSessions', ask: (api, signal) => api.getOwnSessions({ signal }) }
