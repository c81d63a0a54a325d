import type { ApiClient } from '@portal/api-client'
import type { ImportKind, RowToImport } from '@portal/domain'
import type { CheckedSheet } from '@portal/ui'

/** The number of characters in one request, so that the encrypted request stays within the transport's limit. */
const charactersAtOnce = 12_000
const rowsAtOnce = 200

/** Sends rows in several requests within the transport's limit. Returns the id of the new import. */
export async function sendRows(
  api: ApiClient, { kind, fileName, target, group, count, rows }: CheckedSheet, onSent: (sent: number) => void, migrationId: number | null = null,
): Promise<number> {
  const { ImportID } = await api.createImport({ Kind: kind, PropertyID: Number(target), FileName: fileName, Rows: count, ...(group !== '' && { UserGroupID: Number(group) }), ...(migrationId !== null && { MigrationID: migrationId }) })
  let sent = 0
  for await (const part of inParts(kind, rows())) {
    await api.addImportRows({ ImportID, Rows: part })
    sent += part.length
    onSent(sent)
  }
  return ImportID
}

/** The field of the request for each kind of row. */
const partOf = { users: 'Person', callGroups: 'CallGroup', accessCodes: 'AccessCode', contacts: 'Contact', holidays: 'Holiday', schedules: 'Schedule' } as const satisfies Record<ImportKind, string>

type SentRow = Parameters<ApiClient['addImportRows']>[0]['Rows'][number]

async function* inParts(kind: ImportKind, batches: AsyncIterable<readonly RowToImport[]>): AsyncGenerator<SentRow[]> {
  let part: SentRow[] = []
  let size = 0
  for await (const rows of batches) {
    for (const { row, choice, cells } of rows) {
      const sent: SentRow = { Row: row, Choice: choice, [partOf[kind]]: cells }
      const length = escapedLength(JSON.stringify(sent))
      if (part.length > 0 && (part.length === rowsAtOnce || size + length > charactersAtOnce)) {
        yield part
        part = []
        size = 0
      }
      part.push(sent)
      size += length
    }
  }
  if (part.length > 0) yield part
}

/** The length of a text as it is sent. Letters outside of ASCII are sent as six characters each. */
const escapedLength = (text: string) => text.length + 5 * (text.match(/[^\x20-\x7e]/g)?.length ?? 0)
