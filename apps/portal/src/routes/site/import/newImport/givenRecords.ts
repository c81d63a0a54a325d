import type { ApiClient } from '@portal/api-client'
import { guessColumns, type ImportKind, partnerKinds, type SheetFile } from '@portal/domain'
import type { ImportDraft } from '@portal/ui'

/** Records of another system, ready to be looked through as a file is. */
export interface GivenRecords {
  migrationId: number
  siteName: string
  draft: ImportDraft
}

/** Reads every record of one kind of a migration's site. Null where no such records are brought over. */
export async function readGivenRecords(api: ApiClient, migrationId: number, kind: ImportKind, signal: AbortSignal): Promise<GivenRecords | null> {
  const Kind = partnerKinds.find((one) => one === kind)
  if (!Kind) return null
  const { Site, PropertyID } = await api.getPartnerMigration({ MigrationID: migrationId }, { signal })
  const rows: SheetFile['rows'][number][] = []
  let headings: string[] = []
  for (let after: number | null = 0; after !== null;) {
    const answer: Awaited<ReturnType<ApiClient['getPartnerRecords']>> = await api.getPartnerRecords({ SiteID: Site.SiteID, Kind, After: after }, { signal })
    headings = answer.Headings
    rows.push(...answer.Rows.map(({ Row, Cells }) => ({ row: Row, cells: Cells })))
    after = answer.Next
  }
  const file: SheetFile = { name: `${Site.System}: ${Site.Name}`, encoding: 'utf-8', isGuess: false, sheet: null, sheets: [], headings, rows }
  const columns = guessColumns(kind, headings, rows.map(({ cells }) => cells)).map(({ column }) => column)
  return { migrationId, siteName: Site.Name, draft: { desk: { kind, file, columns, rows: null }, target: String(PropertyID), group: '', edits: [] } }
}
