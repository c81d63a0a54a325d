import { useStore } from '@nanostores/react'
import { activeStatus, CellLines, failedStatus, processingStatus, sendingStatus, StatusLabel, TextLink, unchangedStatus, type DataTableColumn, type Status } from '@portal/ui'
import { importPath } from '../../../app/paths.ts'
import { useViewerTimeZone } from '../../../app/useViewerTimeZone.ts'
import { useFormats } from '../../../i18n/useFormats.ts'
import type { ImportRecord } from './importRecord.ts'
import { importListMessages } from './messages.ts'

const statusOf: Record<ImportRecord['State'], Status> = {
  draft: unchangedStatus, running: sendingStatus, paused: processingStatus, cancelled: failedStatus, done: activeStatus,
}

/** The columns of the history. */
export function useImportColumns(): DataTableColumn<ImportRecord>[] {
  const t = useStore(importListMessages)
  const formats = useFormats(useViewerTimeZone())
  const stateOf = (record: ImportRecord) => {
    const { State, Done, Rows, Undone, Created, Changed } = record
    if (Undone > 0 && Undone === Created + Changed) return t.undone
    if (State === 'running') return t.running({ done: Done, rows: Rows })
    return State === 'cancelled' ? t.cancelled({ done: Created + Changed + record.Unchanged + record.Failed, rows: Rows }) : t[State]
  }
  return [
    {
      id: 'file', header: t.file, phone: 'title',
      cell: (record) => (
        <CellLines isWhole second={t.by({ kind: t[record.Kind], name: record.By, when: formats.dayAndTime(record.CreatedAt) })}>
          <TextLink href={importPath(record.ImportID)}><bdi>{record.FileName}</bdi></TextLink>
        </CellLines>
      ),
    },
    {
      id: 'wrote', header: t.wrote, phone: 'line',
      cell: ({ Created, Changed }) =>
        [Created > 0 && t.created(Created), Changed > 0 && t.changed(Changed)].filter(Boolean).join(', ') || t.nothing,
    },
    { id: 'state', header: t.state, phone: 'status', cell: (record) => <StatusLabel status={statusOf[record.State]}>{stateOf(record)}</StatusLabel> },
  ]
}
