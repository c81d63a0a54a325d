import { useStore } from '@nanostores/react'
import type { ImportKind } from '@portal/domain'
import { activeStatus, CellLines, lockedStatus, processingStatus, StatusLabel, TextLink, unchangedStatus, useImportWords, type DataTableColumn, type Status } from '@portal/ui'
import { importRunMessages } from '../messages.ts'
import { recordPath } from '../recordPath.ts'
import { Changes } from './Changes.tsx'
import { recordWord } from '../importRecord.ts'
import type { ImportedRow } from './rowsShown.ts'

const undoStatus: Record<Exclude<ImportedRow['Undo'], 'none'>, Status> = { open: activeStatus, waiting: processingStatus, undone: unchangedStatus, blocked: lockedStatus }

/** The message key of an outcome. */
export const outcomeWord = (outcome: ImportedRow['Outcome']) => (outcome === 'failed' ? 'refused' : outcome)

/** The columns of rows with results. */
export function useResultColumns(kind: ImportKind): DataTableColumn<ImportedRow>[] {
  const t = useStore(importRunMessages)
  const words = useImportWords()
  return [
    { id: 'row', header: t.row, phone: 'fact', phonePrefix: t.row, width: '72px', cell: ({ Row }) => Row },
    {
      id: 'person', header: recordWord(t, kind), phone: 'title',
      cell: ({ Name, RecordID, Undo, Outcome }) =>
        RecordID === null || (Undo === 'undone' && Outcome === 'created') ? <bdi>{Name}</bdi> : <TextLink href={recordPath(kind, RecordID)}><bdi>{Name}</bdi></TextLink>,
    },
    {
      id: 'outcome', header: t.outcome, phone: 'line',
      cell: (row) => (
        <CellLines isWhole second={row.Outcome === 'failed' || row.Outcome === 'skipped' ? row.message : row.Outcome === 'changed' ? <Changes changes={row.Changes} words={words} /> : undefined}>
          {t[outcomeWord(row.Outcome)]}
        </CellLines>
      ),
    },
    {
      id: 'undo', header: t.undo, phone: 'status',
      cell: (row) => {
        const { Undo } = row
        return Undo === 'none' ? null : (
          <CellLines isWhole second={Undo === 'blocked' ? row.message : undefined}>
            <StatusLabel status={undoStatus[Undo]}>{Undo === 'open' ? t.canUndo : Undo === 'blocked' ? t.stays : t[Undo]}</StatusLabel>
          </CellLines>
        )
      },
    },
  ]
}
