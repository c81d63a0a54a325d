import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Question } from '#portal/app/asking.tsx'

export type TwoStep = ResponseOf<typeof endpoints.getTwoStep>

export const twoStepQuestion: Question<TwoStep> = { key: 'twoStep', ask: (api, signal) => api.getTwoStep({ signal }) }
