import {
  Button, DataTable, EmptyState, Inline, noSelection, processingStatus, Stack, StatusLabel, TabNav, type TableSelection, useToaster, activeStatus, CellLines, lockedStatus, TextLink, unchangedStatus, useImportWords, type DataTableColumn, type Status,
} from '@portal/ui'
import { Download, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { attempt } from '#portal/app/attempt.ts'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { importRunMessages } from '../messages.ts'
import { type ImportRecord, recordWord } from '../importRecord.ts'
import { saveRows } from '../saveRows.ts'
import { type ImportedRow, type RowsShown, rowsOnPage, shows } from './rowsShown.ts'
import type { ImportKind } from '@portal/domain'
import { recordPath } from '../recordPath.ts'
import { Changes } from './Changes.tsx'

export interface ResultCardProps {
  record: ImportRecord
  shown: RowsShown
  isBusy: boolean
  /** Undoes these rows, or every row if `rows` is null. */
  onUndo: (undo: { rows: number[] | null }) => void
}

/** Shows the result of each row, with Undo. */
export function ResultCard({ record, shown, isBusy, onUndo }: ResultCardProps) {
  const t = importRunMessages.useWords()
  const { api } = usePortal()
  const toaster = useToaster()
  const failureText = useFailureText()
  const formats = useFormats(useViewerTimeZone())
  const [selection, setSelection] = useState<TableSelection>(noSelection)
  const [asked, setAsked] = useState<number[] | null | undefined>(undefined)
  const [isSaving, setSaving] = useState(false)
  const { ImportID, Undoable, UndoWaiting, UndoUntil, IsOwn } = record
  const isOpen = UndoUntil !== null && Date.parse(UndoUntil) > api.serverNow()
  const mayUndo = IsOwn && isOpen && Undoable > 0 && UndoWaiting === 0
  const chosen = selection.scope === 'rows' ? selection.ids.map(Number) : null
  const countOf: Partial<Record<(typeof shows)[number], number>> = {
    all: record.Rows, created: record.Created, changed: record.Changed, unchanged: record.Unchanged, problem: record.Failed + record.Skipped,
  }
  const saveResult = async () => {
    setSaving(true)
    try {
      const rows: ImportedRow[] = []
      for (let page = 1; rows.length < record.Rows; page += 1) {
        const asked = await attempt(api.getImportRows({ ImportID, page, count: 200 }))
        if (!asked.ok) return void toaster.error(t.fileFailed, { description: failureText(asked.failure) })
        if (asked.value.Rows.length === 0) break
        rows.push(...asked.value.Rows)
      }
      saveRows(`${record.FileName}.result.csv`, [
        [t.row, recordWord(t, record.Kind), t.outcome, t.undo, t.why],
        ...rows.map((row) => [String(row.Row), row.Name, t[outcomeWord(row.Outcome)], row.Undo === 'undone' ? t.undone : row.Undo === 'blocked' ? t.stays : '', row.message]),
      ])
    } finally {
      setSaving(false)
    }
  }
  const columns = useResultColumns(record.Kind)
  return (
    <Stack gap={3}>
      {UndoWaiting > 0 && <StatusLabel role="status" status={processingStatus}>{t.undoing({ count: UndoWaiting })}</StatusLabel>}
      <TabNav
        label={t.filter}
        current={shown.show}
        tabs={shows.filter((id) => id === 'all' || id === shown.show || (countOf[id] ?? 0) > 0).map((id) => ({ id, label: `${t[id]} ${countOf[id] ?? 0}`, href: id === 'all' ? '?' : `?show=${id}` }))}
      />
      <DataTable
        label={t.outcome}
        title={t.outcome}
        fact={isOpen && UndoUntil ? t.undoUntil({ date: formats.dayAndTime(UndoUntil) }) : undefined}
        actions={
          <Inline gap={2}>
            <Button size="compact" icon={Download} isBusy={isSaving} onClick={() => void saveResult()}>{t.resultFile}</Button>
            {mayUndo && <Button size="compact" variant="danger" icon={RotateCcw} disabled={isBusy} onClick={() => setAsked(null)}>{t.undoAll({ count: Undoable })}</Button>}
          </Inline>
        }
        columns={columns}
        rows={shown.rows}
        getRowId={({ Row }) => String(Row)}
        getRowName={({ Name }) => Name}
        page={{ number: shown.page, size: rowsOnPage, total: shown.total }}
        hrefFor={({ page }) => `?${new URLSearchParams({ ...(shown.show !== 'all' && { show: shown.show }), page: String(page) })}`}
        isFiltered={shown.show !== 'all'}
        noMatch={<EmptyState title={t.noRows}>{t.noRowsText}</EmptyState>}
        selection={mayUndo ? {
          value: selection,
          onSelectionChange: ({ selection: next }) => setSelection(next),
          actions: <Button size="compact" variant="danger" icon={RotateCcw} disabled={isBusy} onClick={() => setAsked(chosen)}>{t.undoSome({ count: chosen?.length ?? Undoable })}</Button>,
        } : undefined}
        labels={{ counted: ({ count }) => t.rowsCounted({ count }) }}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={({ isOpen: stays }) => !stays && setAsked(undefined)}
        title={t.undoTitle({ count: asked?.length ?? Undoable })}
        confirmLabel={asked === null ? t.undoAll({ count: Undoable }) : t.undoSome({ count: asked?.length ?? 0 })}
        isBusy={isBusy}
        onConfirm={() => {
          onUndo({ rows: asked ?? null })
          setSelection(noSelection)
          setAsked(undefined)
        }}
      >
        {t.undoText}
      </ConfirmDialog>
    </Stack>
  )
}

const undoStatus: Record<Exclude<ImportedRow['Undo'], 'none'>, Status> = { open: activeStatus, waiting: processingStatus, undone: unchangedStatus, blocked: lockedStatus }

/** The key of the text for an outcome. */
const outcomeWord = (outcome: ImportedRow['Outcome']) => (outcome === 'failed' ? 'refused' : outcome)

/** The columns of the list of rows with their results. */
function useResultColumns(kind: ImportKind): DataTableColumn<ImportedRow>[] {
  const t = importRunMessages.useWords()
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
