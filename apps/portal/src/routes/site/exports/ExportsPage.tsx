import { Button, Card, EmptyState, ErrorPanel, Grid, LiveRegion, PageHeader, ProgressBar, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import type { ListProps } from '#portal/app/listScreen.tsx'
import { usePolling } from '#portal/app/usePolling.ts'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { FinishedExports } from './FinishedExports.tsx'
import { exportsMessages } from './messages.ts'
import { NewExport } from './NewExport.tsx'
import type { ExportsAction, ExportsAnswer, ExportRecord } from './route.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

export type ExportsPageProps = Pick<ExportsAnswer, 'Exports' | 'TimeZone'> & Pick<ListProps<object, ExportsAnswer>, 'failure' | 'reload'>

/** Milliseconds between two requests; each one advances the export. */
const pause = 400

/** Exports a list as a file, with progress and the files of the last 24 hours. */
export function ExportsPage({ Exports, TimeZone, failure, reload }: ExportsPageProps) {
  const t = exportsMessages.useWords()
  const action = useRouteAction<ExportsAction, object>(() => undefined)
  const running = Exports.find(({ State }) => State === 'running')
  usePolling(running !== undefined, pause, reload)
  const [watched, setWatched] = useState(running?.ExportID)
  if (running && running.ExportID !== watched) setWatched(running.ExportID)
  const ready = Exports.find(({ ExportID, State }) => ExportID === watched && State === 'done')
  const finished = Exports.filter(({ State }) => State !== 'running')
  const change = (id: number, wanted: 'cancel' | 'again' | 'remove') => action.run({ kind: 'change', id, action: wanted })
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={t.facts} />
      {failure && <Card padding="none"><ErrorPanel title={t.failed} onRetry={failure.onRetry} isRetrying={failure.isRetrying}>{failure.detail}</ErrorPanel></Card>}
      <FailureAlert failure={action.failure} />
      <LiveRegion>{ready ? t.ready({ name: ready.Name }) : ''}</LiveRegion>
      <Grid minColumn="380px" style={{ alignItems: 'start' }}>
        <NewExport isRunning={running !== undefined} isBusy={action.isBusy} onStart={(wanted) => action.run({ kind: 'create', export: wanted })} />
        <Stack gap={4}>
          {running && <RunningExport record={running} isBusy={action.isBusy} onCancel={() => change(running.ExportID, 'cancel')} />}
          <Card title={t.finished} padding="none">
            {finished.length === 0 && <EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
            <FinishedExports
              records={finished}
              timeZone={TimeZone}
              isBusy={action.isBusy}
              whyNotAgain={running && t.oneAtATime}
              onAgain={({ record }) => change(record.ExportID, 'again')}
              onRemove={({ record }) => change(record.ExportID, 'remove')}
            />
          </Card>
        </Stack>
      </Grid>
    </Stack>
  )
}

interface RunningExportProps {
  record: ExportRecord
  isBusy: boolean
  onCancel: () => void
}

/** Shows the progress of an export, with a stop button. */
function RunningExport({ record: { Name, Percent, Lines, Total }, isBusy, onCancel }: RunningExportProps) {
  const t = exportsMessages.useWords()
  return (
    <Card title={Name} actions={<Button size="compact" disabled={isBusy} onClick={onCancel}>{t.cancel}</Button>}>
      <Stack gap={3}>
        <Text isStrong>{t.making({ percent: Percent })}</Text>
        <ProgressBar label={t.progress({ name: Name })} value={Percent} />
        <Text tone="muted" size="small">{Total === null ? t.lines({ count: Lines }) : t.linesOf({ lines: Lines, total: Total })}. {t.mayLeave}</Text>
      </Stack>
    </Card>
  )
}
