import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { localDateAt, type LogSpan, logSpans } from '@portal/domain'
import { logAddress, narrowedLog, type LogAddress } from './logQuery.ts'

export type LogView = ResponseOf<typeof endpoints.getLogViews>['Views'][number]
export type SavedFilter = PayloadOf<typeof endpoints.saveLogView>['Filter']

/** The property's zone, and the time in milliseconds on the server's clock. */
export interface LogClock {
  timeZone: string
  now: number
}

const day = 86_400_000
/** The start and the end of a span, in days before today; null without an end. */
const daysOf: Readonly<Record<LogSpan, readonly [from: number, until: number | null]>> = { today: [0, 0], night: [1, 0], yesterday: [1, 1], week: [6, null], month: [29, null] }
const night = { fromTime: '22:00', untilTime: '06:00' }
const noTimes = { fromTime: null, untilTime: null }

/** The part of an address that selects a period. */
export type LogPeriod = Pick<LogAddress, 'from' | 'until' | 'fromTime' | 'untilTime'>
export const wholeTime: LogPeriod = { from: null, until: null, ...noTimes }

/** The dates and times of a span, counted from today. */
export function datesOfSpan(span: LogSpan, { timeZone, now }: LogClock): LogPeriod {
  const [from, until] = daysOf[span]
  const dayBefore = (days: number) => localDateAt(timeZone, now - days * day)
  return { from: dayBefore(from), until: until === null ? null : dayBefore(until), ...(span === 'night' ? night : noTimes) }
}

/** The span that has these dates today; undefined without one. */
export function spanOf({ from, until, fromTime, untilTime }: LogPeriod, clock: LogClock): LogSpan | undefined {
  return logSpans.find((span) => {
    const dates = datesOfSpan(span, clock)
    return dates.from === from && dates.until === until && dates.fromTime === fromTime && dates.untilTime === untilTime
  })
}

/** The filters of a view, with today's dates. */
export function addressOfView({ Filter }: Pick<LogView, 'Filter'>, clock: LogClock): LogAddress {
  const { searchText = '', Kind, Outcome, UserID, UnitID, PropertyID, PortID, callgroupId, AccessCodeID, Subject, SubjectID, From, Until, FromTime, UntilTime, Span } = Filter
  return {
    ...logAddress.whole, search: searchText, kind: Kind ?? null, outcome: Outcome ?? null, who: UserID ?? null, unit: UnitID ?? null, property: PropertyID ?? null, door: PortID ?? null, callGroup: callgroupId ?? null, code: AccessCodeID ?? null,
    record: Subject === undefined || SubjectID === undefined ? null : { subject: Subject, id: SubjectID },
    ...(Span === undefined ? { from: From ?? null, until: Until ?? null, fromTime: FromTime ?? null, untilTime: UntilTime ?? null } : datesOfSpan(Span, clock)),
  }
}

/** The filters to save for an address. Dates become a span if possible, so that the view follows the calendar. */
export function filterOfAddress(address: LogAddress, clock: LogClock): SavedFilter {
  const Span = spanOf(address, clock)
  return Span === undefined ? narrowedLog(address) : { ...narrowedLog({ ...address, ...wholeTime }), Span }
}

/** The saved view that has the filters of an address, whatever the page. */
export function viewAt(views: readonly LogView[], address: LogAddress, clock: LogClock): LogView | undefined {
  const shown = logAddress.write({ ...address, before: null })
  return views.find((view) => logAddress.write(addressOfView(view, clock)) === shown)
}
