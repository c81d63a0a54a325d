import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { limits, codeTypes } from '@portal/domain'
import { endsPart, idPart, listAddress, oneOfPart, pagePart, searchPart } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'

export type CodesAnswer = ResponseOf<typeof endpoints.getAccessCodes>

/** The number of rows on a page, as specified (§9). */
export const pageSize = limits.pagination.tablePageLength

/** The parameters in the address of the list of codes. `place`: the id of a location; `type`: a type of specification §3. */
export const codesAddress = listAddress(paths.codes, { search: searchPart(80), place: idPart, type: oneOfPart(codeTypes.map(({ type }) => type), null), ends: endsPart, page: pagePart })
export type CodesQuery = typeof codesAddress.whole

export function toCodesRequest(query: CodesQuery): PayloadOf<typeof endpoints.getAccessCodes> {
  return { ...narrowedCodes(query), page: query.page, count: pageSize }
}

/** The filters of the list without the page. */
export function narrowedCodes({ search, place, type, ends }: CodesQuery) {
  return {
    searchText: search.trim(),
    ...(place !== null && { PropertyLocationID: place }),
    ...(type !== null && { AccessCodeTypeID: type }),
    ...(ends !== null && { EndsWithinDays: ends }),
  }
}
