import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { changeSubjects, findDateProblem, logKinds, logOutcomes, type ChangeSubject, type LogKind, type LogOutcome } from '@portal/domain'
import { readSearch } from '../../../app/readListAddress.ts'
import { paths } from '../../../app/paths.ts'

/** What the log shows, as the address has it. */
export interface LogAddress {
  search: string
  kind: LogKind | null
  outcome: LogOutcome | null
  /** The id of a person. */
  who: number | null
  /** The id of a door. */
  door: string | null
  /** The id of a code whose use is asked for. */
  code: number | null
  /** The record whose history it is. */
  record: { subject: ChangeSubject; id: string } | null
  /** ISO dates at the property; both are included. */
  from: string | null
  until: string | null
  /** The place in the log from which older lines are shown; null: from the newest. */
  before: string | null
}

export const wholeLog: LogAddress = { search: '', kind: null, outcome: null, who: null, door: null, code: null, record: null, from: null, until: null, before: null }

export const linesPerPage = 50

/** Reads an address that anyone may have written; what it cannot mean is left out. */
export function readLogAddress(params: URLSearchParams): LogAddress {
  return {
    search: readSearch(params, 80),
    kind: logKinds.find((kind) => kind === params.get('kind')) ?? null,
    outcome: logOutcomes.find((outcome) => outcome === params.get('outcome')) ?? null,
    who: readNumber(params.get('who')),
    door: /^[\x21-\x7e]{1,64}$/.exec(params.get('door') ?? '')?.[0] ?? null,
    code: readNumber(params.get('code')),
    record: readRecord(params.get('record')),
    from: readDay(params.get('from')),
    until: readDay(params.get('until')),
    before: /^\d{1,16}-[0-2]-\d{1,15}$/.exec(params.get('before') ?? '')?.[0] ?? null,
  }
}

/** The part of an address after '?', only what differs from the whole log. */
export function writeLogAddress({ search, record, ...rest }: LogAddress): string {
  const params = new URLSearchParams()
  if (search.trim() !== '') params.set('search', search)
  for (const [name, value] of Object.entries(rest)) if (value !== null) params.set(name, String(value))
  if (record) params.set('record', `${record.subject}:${record.id}`)
  return params.toString()
}

export function logPath(address: LogAddress): string {
  const search = writeLogAddress(address)
  return search === '' ? paths.log : `${paths.log}?${search}`
}

export function isNarrowed(address: LogAddress): boolean {
  return writeLogAddress({ ...address, before: null }) !== ''
}

export function toLogRequest(address: LogAddress): PayloadOf<typeof endpoints.getLog> {
  return { ...narrowedLog(address), count: linesPerPage, ...(address.before !== null && { Before: address.before }) }
}

/** What narrows the log, without the page. */
export function narrowedLog({ search, kind, outcome, who, door, code, record, from, until }: LogAddress) {
  return {
    searchText: search.trim(),
    ...(kind && { Kind: kind }), ...(outcome && { Outcome: outcome }), ...(who !== null && { UserID: who }), ...(door !== null && { PortID: door }),
    ...(code !== null && { AccessCodeID: code }), ...(record && { Subject: record.subject, SubjectID: record.id }),
    ...(from !== null && { From: from }), ...(until !== null && { Until: until }),
  }
}

function readNumber(text: string | null): number | null {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null
}

function readDay(text: string | null): string | null {
  return text !== null && findDateProblem(text) === null ? text : null
}

function readRecord(text: string | null): LogAddress['record'] {
  const [name, id = ''] = (text ?? '').split(':')
  const subject = changeSubjects.find((known) => known === name)
  return subject && /^[\w-]{1,64}$/.test(id) ? { subject, id } : null
}
