import { importStops } from '@portal/domain'
import { Button, ImportSteps, InlineAlert, PageHeader, Stack } from '@portal/ui'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { migrationPath, newImportPath, paths } from '#portal/app/paths.ts'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { importListMessages, importRunMessages, newImportMessages } from '../messages.ts'
import { titleOfKind } from '../importRecord.ts'
import { PlanPanel } from './PlanPanel.tsx'
import { ProgressCard } from './ProgressCard.tsx'
import { ResultCard } from './ResultCard.tsx'
import type { ImportRunData, RunAction } from './route.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

/** Milliseconds between two requests, each of which advances the import; and after a request without an answer. */
const pauses = { atWork: 150, lost: 3000 }

export interface ImportRunPageProps extends ImportRunData {
  /** The ISO instant of the shown answer, if later requests had none; null otherwise. */
  lostSince: string | null
}

/** The page of an import after the upload: preview, progress, result. */
export function ImportRunPage({ record, shown, lostSince }: ImportRunPageProps) {
  const t = importRunMessages.useWords()
  const list = importListMessages.useWords()
  const steps = newImportMessages.useWords()
  const formats = useFormats(useViewerTimeZone())
  const navigate = useNavigate()
  const isDiscarded = useRef(false)
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(0)
  const [isCancelling, setCancelling] = useState(false)
  const { State, UndoWaiting } = record
  const isAtWork = State === 'running' || UndoWaiting > 0
  usePolling(isAtWork || lostSince !== null, lostSince === null ? pauses.atWork : pauses.lost, () => revalidate())
  const action = useRouteAction<RunAction, { message: string }>(() => {
    setCancelling(false)
    if (isDiscarded.current) void navigate(paths.imports)
  })
  const leave = () => void navigate(newImportPath(record.Kind, { ...(record.MigrationID !== null && { migration: String(record.MigrationID) }), step: 'check' }))
  const discard = () => {
    isDiscarded.current = true
    action.run({ kind: 'change', action: 'discard' })
  }
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
      {isPlan && <PlanPanel key={asked} onRetry={() => setAsked(asked + 1)} record={record} isBusy={action.isBusy} onStart={({ acknowledgesEnd }) => action.run({ kind: 'change', action: 'start', acknowledgesEnd })} onBack={leave} />}
      {(State === 'running' || State === 'paused') && (
        <ProgressCard
          record={record}
          isBusy={action.isBusy}
          onPause={() => action.run({ kind: 'change', action: State === 'running' ? 'pause' : 'resume' })}
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
      {hasEnded && shown && <ResultCard record={record} shown={shown} isBusy={action.isBusy} onUndo={({ rows }) => action.run({ kind: 'undo', rows })} />}
      <ConfirmDialog
        isOpen={isCancelling}
        onOpenChange={({ isOpen }) => setCancelling(isOpen)}
        title={t.cancelTitle}
        confirmLabel={t.cancelConfirm}
        isBusy={action.isBusy}
        onConfirm={() => action.run({ kind: 'change', action: 'cancel' })}
      >
        {t.cancelText}
      </ConfirmDialog>
    </Stack>
  )
}
