import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { limits } from '@portal/domain'
import { codeTypes } from '../../../access/codes/codeTypes.ts'
import { readPage, readSearch } from '../../../app/readListAddress.ts'

export type CodesAnswer = ResponseOf<typeof endpoints.getAccessCodes>

/** As specified (§9). */
export const pageSize = limits.pagination.tablePageLength

/** What the list of codes shows, as the address has it. */
export interface CodesQuery {
  search: string
  /** The id of a place; null: every place. */
  place: number | null
  /** Of specification §3; null: every type. */
  type: (typeof codeTypes)[number]['type'] | null
  /** From 1. */
  page: number
}

export const allCodes: CodesQuery = { search: '', place: null, type: null, page: 1 }

/** Reads an address that anyone may have written; what it cannot mean is left out. */
export function readCodesQuery(params: URLSearchParams): CodesQuery {
  return {
    search: readSearch(params, 80),
    place: readId(params.get('place')),
    type: codeTypes.find(({ type }) => String(type) === params.get('type'))?.type ?? null,
    page: readPage(params),
  }
}

/** The part of an address after '?', only what differs from the whole list. */
export function writeCodesQuery({ search, place, type, page }: CodesQuery): string {
  const params = new URLSearchParams()
  if (search.trim() !== '') params.set('search', search)
  if (place !== null) params.set('place', String(place))
  if (type !== null) params.set('type', String(type))
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

export function isNarrowed({ search, place, type }: CodesQuery): boolean {
  return search.trim() !== '' || place !== null || type !== null
}

export function toCodesRequest(query: CodesQuery): PayloadOf<typeof endpoints.getAccessCodes> {
  return { ...narrowedCodes(query), page: query.page, count: pageSize }
}

/** What narrows the list, without the page. */
export function narrowedCodes({ search, place, type }: CodesQuery) {
  return {
    searchText: search.trim(),
    ...(place !== null && { PropertyLocationID: place }),
    ...(type !== null && { AccessCodeTypeID: type }),
  }
}

/** A positive whole number; null for anything else. */
export function readId(text: string | null): number | null {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null
}
