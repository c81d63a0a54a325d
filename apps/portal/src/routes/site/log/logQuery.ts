import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { changeSubjects, logKinds, logOutcomes, type ChangeSubject } from '@portal/domain'
import { dayPart, doorPart, idPart, listAddress, oneOfPart, searchPart, textPart, type ListPart } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'

export const linesPerPage = 50

/** The parameter for the record whose history is shown. */
const recordPart: ListPart<{ subject: ChangeSubject; id: string } | null> = {
  none: null,
  read(text) {
    const [name, id = ''] = text.split(':')
    const subject = changeSubjects.find((known) => known === name)
    return subject && /^[\w-]{1,64}$/.test(id) ? { subject, id } : null
  },
  write: (record) => (record ? `${record.subject}:${record.id}` : ''),
}
/** A parameter for a time of day, as 'HH:MM'. */
const timePart = textPart(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)

/**
 * Parameters of activity: `who`, `unit`, `door`, `callGroup` and `code` by id, days inclusive, and the event from which older ones are shown (null: the
 * newest).
 */
export const logAddress = listAddress(paths.log, {
  search: searchPart(80),
  kind: oneOfPart(logKinds, null),
  outcome: oneOfPart(logOutcomes, null),
  who: idPart,
  unit: idPart,
  property: idPart,
  door: doorPart,
  callGroup: idPart,
  code: idPart,
  from: dayPart,
  until: dayPart,
  fromTime: timePart,
  untilTime: timePart,
  before: { ...textPart(/^\d{1,16}-[0-2]-\d{1,15}$/), is: 'place' },
  record: recordPart,
})
export type LogAddress = typeof logAddress.whole

export function toLogRequest(address: LogAddress): PayloadOf<typeof endpoints.getLog> {
  return { ...narrowedLog(address), count: linesPerPage, ...(address.before !== null && { Before: address.before }) }
}

/** The filters of activity without the page. */
export function narrowedLog({ search, kind, outcome, who, unit, property, door, callGroup, code, record, from, until, fromTime, untilTime }: LogAddress) {
  return {
    searchText: search.trim(),
    ...(kind && { Kind: kind }), ...(outcome && { Outcome: outcome }), ...(who !== null && { UserID: who }), ...(unit !== null && { UnitID: unit }), ...(property !== null && { PropertyID: property }), ...(door !== null && { PortID: door }),
    ...(callGroup !== null && { callgroupId: callGroup }), ...(code !== null && { AccessCodeID: code }), ...(record && { Subject: record.subject, SubjectID: record.id }),
    ...(from !== null && { From: from, ...(fromTime !== null && { FromTime: fromTime }) }), ...(until !== null && { Until: until, ...(untilTime !== null && { UntilTime: untilTime }) }),
  }
}
