import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { exportKinds } from '@portal/domain'
import { paths } from '../app/paths.ts'

/** A list and its filters, in the shape of the export call. */
export type Exported = PayloadOf<typeof endpoints.createExport>['What']

/** The address of the page of exports, with a list and its filters already chosen. */
export const exportPath = (what: Exported): string => `${paths.exports}?${new URLSearchParams({ what: JSON.stringify(what) })}`

/** Reads the list from an address, which may be anything; null if it isn't a list. The service checks the filters. */
export function readExported(params: URLSearchParams): Exported | null {
  try {
    const what = JSON.parse(params.get('what') ?? 'null') as { Of?: unknown } | null
    return exportKinds.some((kind) => kind === what?.Of) ? (what as Exported) : null
  } catch {
    return null
  }
}

/** Whether the list has filters. */
export function isNarrowed({ Of: _of, ...filter }: Exported): boolean {
  return Object.entries(filter).some(([name, value]) => value !== undefined && value !== '' && !(name === 'searchType' && value === 'All'))
}
