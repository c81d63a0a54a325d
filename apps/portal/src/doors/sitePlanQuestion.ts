import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Question } from '#portal/app/asking.tsx'

export type SitePlanRecord = ResponseOf<typeof endpoints.getSitePlan>['Plan']

/** The request for the site plan of a property. Null for the user's own property. */
export const sitePlanQuestion = (property: number | null): Question<SitePlanRecord> => ({
  key: `sitePlan ${property ?? 'own'}`, ask: async (api, signal) => (await api.getSitePlan(property === null ? {} : { PropertyID: property }, { signal })).Plan,
})
