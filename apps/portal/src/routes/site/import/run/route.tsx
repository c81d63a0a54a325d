import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { type ImportKind, importStops } from '@portal/domain'
import { activeStatus, Button, CellLines, DataTable, type DataTableColumn, EmptyState, ImportSteps, Inline, InlineAlert, lockedStatus, noSelection, PageHeader, processingStatus, Stack, type Status, StatusLabel, type TableSelection, TabNav, TextLink, unchangedStatus, useImportWords, useToaster, Card, DescriptionList, ProgressBar, Text } from '@portal/ui'
import { Download, RotateCcw, Pause, Play } from 'lucide-react'
import { useState, useEffect } from 'react'
import { redirect, useNavigate, useRevalidator } from 'react-router-dom'
import { attempt } from '#portal/app/attempt.ts'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { pageScreen, type Kept } from '#portal/app/pageScreen.tsx'
import { paths, migrationPath, newImportPath } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'
import { type ImportRecord, recordWord, titleOfKind, recordPath } from '../importRecord.ts'
import { importListMessages, importRunMessages, newImportMessages } from '../messages.ts'
import { saveRows } from '../saveRows.ts'
import { Changes, PlanPanel, readShow, rowsOnPage, type RowsShown, type ImportedRow, shows } from './PlanPanel.tsx'

interface ImportRunData {
  record: ImportRecord
  /** The rows on the page; absent before the import starts, while the preview is shown. */
  shown: RowsShown | null
}

/** The page `/site/import/:id`: an import's preview, progress, result and undo. */
export const route = pageScreen({
  async load({ api, signal, params, search }): Promise<ImportRunData> {
    const ImportID = Number(params['id'])
    const { show, page } = readShow(search)
    const record = await api.getImport({ ImportID }, { signal })
    if (record.State === 'draft') return { record, shown: null }
    const { Rows, Total } = await api.getImportRows({ ImportID, page, count: rowsOnPage, Show: show }, { signal })
    return { record, shown: { rows: Rows, total: Total, show, page } }
  },
  useHead() {
    const t = importRunMessages.useWords()
    const { title } = importListMessages.useWords()
    return { title, breadcrumb: [{ label: title, href: paths.imports }], failed: t.failed }
  },
  keyOf: ({ record }) => record.ImportID,
  Page: ({ lost, ...data }: ImportRunData & Kept) => <ImportRunPage {...data} lostSince={lost && new Date(lost.since).toISOString()} />,
  // The page sends its request again every few seconds, so one failed answer must not replace it.
  keeps: true,
})

/** Milliseconds between two requests, each of which advances the import; and after a request without an answer. */
const pauses = { atWork: 150, lost: 3000 }

interface ImportRunPageProps extends ImportRunData {
  /** The ISO instant of the shown answer, if later requests had none; null otherwise. */
  lostSince: string | null
}

/** The page of an import after the upload: preview, progress, result. */
function ImportRunPage({ record, shown, lostSince }: ImportRunPageProps) {
  const t = importRunMessages.useWords()
  const list = importListMessages.useWords()
  const steps = newImportMessages.useWords()
  const formats = useFormats(useViewerTimeZone())
  const { api } = usePortal()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(0)
  const [isCancelling, setCancelling] = useState(false)
  const { State, UndoWaiting } = record
  const isAtWork = State === 'running' || UndoWaiting > 0
  usePolling(isAtWork || lostSince !== null, lostSince === null ? pauses.atWork : pauses.lost, () => revalidate())
  const { ImportID } = record
  const action = useCall(
    (_api, change: () => Promise<unknown>) => change(),
    () => setCancelling(false),
  )
  const run = (Action: PayloadOf<typeof endpoints.changeImport>['Action'], AcknowledgesEnd?: boolean) => action.run(() => api.changeImport({ ImportID, Action, AcknowledgesEnd }))
  const leave = () => void navigate(newImportPath(record.Kind, { ...(record.MigrationID !== null && { migration: String(record.MigrationID) }), step: 'check' }))
  const discard = () =>
    action.run(async () => {
      await api.changeImport({ ImportID, Action: 'discard' })
      throw redirect(paths.imports)
    })
  const when = formats.dayAndTime(record.CreatedAt)
  const isPlan = State === 'draft'
  const hasEnded = State === 'done' || State === 'cancelled'
  return (
    <Stack gap={4}>
      <PageHeader
        title={titleOfKind(steps, record.Kind)}
        breadcrumb={[{ label: list.title, href: paths.imports }, { label: record.FileName, ...(record.MigrationID !== null && { href: migrationPath(record.MigrationID) }) }]}
        facts={t.writtenBy({ name: record.By, property: record.PropertyName, when })}
        actions={(
          <>
            <HistoryButton subject="import" id={record.ImportID} name={record.FileName} />
            {isPlan && record.IsOwn && <Button variant="danger" disabled={action.isBusy} onClick={discard}>{t.discard}</Button>}
          </>
        )}
      />
      <ImportSteps current={isPlan ? 'check' : 'write'} doneUntil={hasEnded ? 'end' : 'write'} />
      {lostSince !== null && <InlineAlert tone="warning" role="status">{t.stale({ time: formats.time(lostSince) })}</InlineAlert>}
      <FailureAlert failure={action.failure} />
      {record.Reason !== '' && <InlineAlert tone="warning">{record.Reason === importStops.error ? t.stoppedByError : t.mayNotImport}</InlineAlert>}
      {isPlan && <PlanPanel key={asked} onRetry={() => setAsked(asked + 1)} record={record} isBusy={action.isBusy} onStart={({ acknowledgesEnd }) => run('start', acknowledgesEnd)} onBack={leave} />}
      {(State === 'running' || State === 'paused') && (
        <ProgressCard
          record={record}
          isBusy={action.isBusy}
          onPause={() => run(State === 'running' ? 'pause' : 'resume')}
          onCancel={() => setCancelling(true)}
        />
      )}
      {hasEnded && (
        <InlineAlert tone={State === 'done' ? 'success' : 'warning'} role="status">
          {State === 'done'
            ? t.finished({ created: record.Created, changed: record.Changed, unchanged: record.Unchanged, refused: record.Failed + record.Skipped })
            : t.cancelled({ created: record.Created, changed: record.Changed })}
        </InlineAlert>
      )}
      {hasEnded && shown && <ResultCard record={record} shown={shown} isBusy={action.isBusy} onUndo={({ rows }) => action.run(() => api.undoImport({ ImportID, ...(rows && { Rows: rows }) }))} />}
      <ConfirmDialog
        isOpen={isCancelling}
        onOpenChange={({ isOpen }) => setCancelling(isOpen)}
        title={t.cancelTitle}
        confirmLabel={t.cancelConfirm}
        isBusy={action.isBusy}
        onConfirm={() => run('cancel')}
      >
        {t.cancelText}
      </ConfirmDialog>
    </Stack>
  )
}

interface ResultCardProps {
  record: ImportRecord
  shown: RowsShown
  isBusy: boolean
  /** Undoes these rows, or every row if `rows` is null. */
  onUndo: (undo: { rows: number[] | null }) => void
}

/** Shows the result of each row, with Undo. */
function ResultCard({ record, shown, isBusy, onUndo }: ResultCardProps) {
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

interface ProgressCardProps {
  record: ImportRecord
  isBusy: boolean
  onPause: () => void
  onCancel: () => void
}

/** An import's progress, speed and remaining time, with pause and cancel. */
function ProgressCard({ record, isBusy, onPause, onCancel }: ProgressCardProps) {
  const t = importRunMessages.useWords()
  const { Done, Rows, State } = record
  const [samples, setSamples] = useState<readonly Sample[]>([])
  useEffect(() => {
    const at = performance.now()
    const timer = setTimeout(() => setSamples((before) => [...before.slice(-9), { done: Done, at }]), 0)
    return () => clearTimeout(timer)
  }, [Done])
  const rate = State === 'running' ? rateOf(samples) : null
  const seconds = rate === null ? null : Math.ceil((Rows - Done) / rate)
  const isRunning = State === 'running'
  return (
    <Card
      title={record.FileName}
      actions={record.IsOwn && (
        <Inline gap={2}>
          <Button size="compact" icon={isRunning ? Pause : Play} disabled={isBusy} onClick={onPause}>{isRunning ? t.pause : t.resume}</Button>
          <Button size="compact" variant="danger" disabled={isBusy} onClick={onCancel}>{t.cancel}</Button>
        </Inline>
      )}
    >
      <Stack gap={3}>
        <Text isStrong>{isRunning ? t.writing({ done: Done, rows: Rows }) : t.paused}</Text>
        <ProgressBar label={t.progress} value={Done} max={Rows} />
        <DescriptionList
          items={[
            { id: 'rate', term: t.rate, value: rate === null ? t.unknown : t.perSecond({ rate: Math.round(rate) }) },
            { id: 'left', term: t.timeLeft, value: seconds === null ? t.unknown : seconds < 90 ? t.seconds({ count: seconds }) : t.minutes({ count: Math.ceil(seconds / 60) }) },
            { id: 'written', term: t.written, value: t.writtenSoFar({ created: record.Created, changed: record.Changed }) },
            { id: 'refused', term: t.refused, value: record.Failed },
          ]}
        />
        {isRunning && <Text tone="muted" size="small">{t.mayClose}</Text>}
      </Stack>
    </Card>
  )
}

/** The number of finished rows at a time, in milliseconds of the page's clock. */
interface Sample {
  done: number
  at: number
}

/** The number of rows per second in the last samples; null with fewer than two samples. */
function rateOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at <= first.at || last.done <= first.done) return null
  return ((last.done - first.done) / (last.at - first.at)) * 1000
}
