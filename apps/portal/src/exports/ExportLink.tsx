import { ButtonLink, type ButtonLinkProps } from '@portal/ui'
import { Download } from 'lucide-react'
import { useRights } from '../app/useRights.ts'
import { exportLinkMessages } from './exportLink.messages.ts'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { exportKinds } from '@portal/domain'
import { paths } from '#portal/app/paths.ts'

/** A link from a list to the page that exports it with the same filters. Hidden from users who may not export. */
export function ExportLink({ what, size }: { what: Exported } & Pick<ButtonLinkProps, 'size'>) {
  const t = exportLinkMessages.useWords()
  const may = useRights()
  if (!may('export.run')) return null
  return (
    <ButtonLink size={size} icon={Download} href={exportPath(what)}>
      {t.export}
    </ButtonLink>
  )
}

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
