import type { Question } from '#portal/app/asking.tsx'
import type { LogAnswer } from './logLine.ts'

export type ActivityOf = { UserID: number } | { UnitID: number }

/** The request for the latest events of a user, or of a unit and its residents: entries, refusals, visitor calls and changes. */
export function latestActivityQuestion(of: ActivityOf): Question<LogAnswer> {
  return { key: `latestActivity ${JSON.stringify(of)}`, changesWith: ['events'], ask: (api, signal) => api.getLog({ ...of, count: 20 }, { signal }) }
}
