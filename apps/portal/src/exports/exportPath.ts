import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { exportKinds } from '@portal/domain'
import { paths } from '../app/paths.ts'

/** A list as the call takes it: which one, and what it is narrowed to. */
export type Exported = PayloadOf<typeof endpoints.createExport>['What']

/** The page of exports, about to export a list as it is narrowed now. */
export const exportPath = (what: Exported): string => `${paths.exports}?${new URLSearchParams({ what: JSON.stringify(what) })}`

/** Reads the list of an address that anyone may have written; null where it is none. What it is narrowed to, the service checks. */
export function readExported(params: URLSearchParams): Exported | null {
  try {
    const what = JSON.parse(params.get('what') ?? 'null') as { Of?: unknown } | null
    return exportKinds.some((kind) => kind === what?.Of) ? (what as Exported) : null
  } catch {
    return null
  }
}

/** Whether anything narrows the list. */
export function isNarrowed({ Of: _of, ...filter }: Exported): boolean {
  return Object.entries(filter).some(([name, value]) => value !== undefined && value !== '' && !(name === 'searchType' && value === 'All'))
}
