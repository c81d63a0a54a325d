import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { localDateAt, type LogSpan, logSpans } from '@portal/domain'
import { logAddress, narrowedLog, type LogAddress } from './logQuery.ts'

export type LogView = ResponseOf<typeof endpoints.getLogViews>['Views'][number]
export type SavedFilter = PayloadOf<typeof endpoints.saveLogView>['Filter']

export type ViewAction = { change: 'save'; request: PayloadOf<typeof endpoints.saveLogView> } | { change: 'delete'; id: number }

/** The property's zone, and milliseconds on the server's clock. */
export interface LogClock {
  timeZone: string
  now: number
}

const day = 86_400_000
/** Start and end of a span in days before today; null: no end. */
const daysOf: Readonly<Record<LogSpan, readonly [from: number, until: number | null]>> = { today: [0, 0], yesterday: [1, 1], week: [6, null], month: [29, null] }

/** The dates of a span, as of today. */
export function datesOfSpan(span: LogSpan, { timeZone, now }: LogClock): { from: string; until: string | null } {
  const [from, until] = daysOf[span]
  const dayBefore = (days: number) => localDateAt(timeZone, now - days * day)
  return { from: dayBefore(from), until: until === null ? null : dayBefore(until) }
}

/** The span with these dates today; undefined for none. */
export function spanOf({ from, until }: Pick<LogAddress, 'from' | 'until'>, clock: LogClock): LogSpan | undefined {
  return logSpans.find((span) => {
    const dates = datesOfSpan(span, clock)
    return dates.from === from && dates.until === until
  })
}

/** A view's filters today. */
export function addressOfView({ Filter }: Pick<LogView, 'Filter'>, clock: LogClock): LogAddress {
  const { searchText = '', Kind, Outcome, UserID, PortID, AccessCodeID, Subject, SubjectID, From, Until, Span } = Filter
  return {
    ...logAddress.whole, search: searchText, kind: Kind ?? null, outcome: Outcome ?? null, who: UserID ?? null, door: PortID ?? null, code: AccessCodeID ?? null,
    record: Subject === undefined || SubjectID === undefined ? null : { subject: Subject, id: SubjectID },
    ...(Span === undefined ? { from: From ?? null, until: Until ?? null } : datesOfSpan(Span, clock)),
  }
}

/** The filters to save for an address; dates become a span if possible, so that the view follows the calendar. */
export function filterOfAddress(address: LogAddress, clock: LogClock): SavedFilter {
  const Span = spanOf(address, clock)
  return Span === undefined ? narrowedLog(address) : { ...narrowedLog({ ...address, from: null, until: null }), Span }
}

/** The view with the filters of an address, regardless of the page. */
export function viewAt(views: readonly LogView[], address: LogAddress, clock: LogClock): LogView | undefined {
  const shown = logAddress.write({ ...address, before: null })
  return views.find((view) => logAddress.write(addressOfView(view, clock)) === shown)
}
