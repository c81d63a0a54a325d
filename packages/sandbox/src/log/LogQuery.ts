import type { endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import type { LogPlace } from './logPlace.ts'

export type LogLine = ResponseOf<typeof endpoints.getLog>['Lines'][number]

/** What a reader of the log asks for. */
export interface LogQuery extends Omit<RequestOf<typeof endpoints.getLog>, 'From' | 'Until' | 'Before' | 'After' | 'count' | 'AccountID'> {
  store: Store
  viewer: Viewer
  /** Milliseconds since 1970, on the sandbox's clock. */
  now: number
  /** Milliseconds since 1970: the first instant, and the first that is no longer asked for. */
  from: number | undefined
  until: number | undefined
  /** From when on the log is kept; null: all of it is. */
  kept: number | null
  before: LogPlace | undefined
  after: LogPlace | undefined
}

/** Lines of one source, newest first. */
export interface LogPart {
  lines: { place: LogPlace; line: LogLine }[]
  /** The last place up to which the source was read; null where it has no more lines. */
  readTo: LogPlace | null
}
