import { useStore } from '@nanostores/react'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type ExportFormat, exportFormats, exportKeptFor, exportKinds, rightOfExport } from '@portal/domain'
import { Button, Card, CheckboxField, EmptyState, ErrorPanel, FilteredTextField, FormActions, Grid, Icon, IconButton, type IconComponent, Inline, InlineAlert, LiveRegion, PageHeader, ProgressBar, RadioGroup, SelectField, Stack, Text, useToaster } from '@portal/ui'
import { CircleMinus, CircleX, Clock, Download, RotateCcw, Table2, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { attempt } from '#portal/app/attempt.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { listAddress } from '#portal/app/listAddress.ts'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { Row, Rows } from '#portal/app/Rows.ts'
import { saveFile } from '#portal/app/saveFile.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { useRights } from '#portal/app/useRights.ts'
import { type Exported, isNarrowed, readExported } from '#portal/exports/ExportLink.tsx'
import { locale, useLocaleTag } from '#portal/i18n/catalogue.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { exportsMessages } from './messages.ts'

type ExportsAnswer = ResponseOf<typeof endpoints.getExports>
type ExportRecord = ExportsAnswer['Exports'][number]

/** The page `/site/exports`: exports a list as a file, with progress and the files of the last 24 hours. */
export const route = listScreen({
  address: listAddress(paths.exports, {}),
  load: (_query, { api, signal }) => api.getExports({}, { signal }),
  words: exportsMessages,
  head: ({ title, failed }) => ({ title, failed }),
  Page: ({ answer, ...list }) => answer && <ExportsPage {...list} {...answer} />,
})

type ExportsPageProps = Pick<ExportsAnswer, 'Exports' | 'TimeZone'> & Pick<ListProps<object, ExportsAnswer>, 'failure' | 'reload'>

/** Milliseconds between two requests; each one advances the export. */
const pause = 400

/** Exports a list as a file, with progress and the files of the last 24 hours. */
function ExportsPage({ Exports, TimeZone, failure, reload }: ExportsPageProps) {
  const t = exportsMessages.useWords()
  const { api } = usePortal()
  const action = useCall((_api, change: () => Promise<unknown>) => change())
  const running = Exports.find(({ State }) => State === 'running')
  usePolling(running !== undefined, pause, reload)
  const [watched, setWatched] = useState(running?.ExportID)
  if (running && running.ExportID !== watched) setWatched(running.ExportID)
  const ready = Exports.find(({ ExportID, State }) => ExportID === watched && State === 'done')
  const finished = Exports.filter(({ State }) => State !== 'running')
  const change = (id: number, wanted: 'cancel' | 'again' | 'remove') => action.run(() => api.changeExport({ ExportID: id, Action: wanted }))
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={t.facts} />
      {failure && <Card padding="none"><ErrorPanel title={t.failed} onRetry={failure.onRetry} isRetrying={failure.isRetrying}>{failure.detail}</ErrorPanel></Card>}
      <FailureAlert failure={action.failure} />
      <LiveRegion>{ready ? t.ready({ name: ready.Name }) : ''}</LiveRegion>
      <Grid minColumn="380px" style={{ alignItems: 'start' }}>
        <NewExport isRunning={running !== undefined} isBusy={action.isBusy} onStart={(wanted) => action.run(() => api.createExport(wanted))} />
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

interface FinishedExportsProps {
  records: readonly ExportRecord[]
  timeZone: string
  isBusy: boolean
  /** Why no export can be repeated now; undefined if one can. */
  whyNotAgain: string | undefined
  onAgain: (made: { record: ExportRecord }) => void
  onRemove: (removed: { record: ExportRecord }) => void
}

const icons: Record<Exclude<ExportRecord['State'], 'running'>, IconComponent> = { done: Table2, cancelled: CircleMinus, failed: CircleX, ended: Clock }

/** Lists finished exports: the file, or why there is none. */
function FinishedExports({ records, timeZone, isBusy, whyNotAgain, onAgain, onRemove }: FinishedExportsProps) {
  const t = exportsMessages.useWords()
  const { dayAndTime } = useFormats(timeZone)
  const sizeOf = useFileSize()
  const { download, downloading } = useDownload()
  const detail = (record: ExportRecord) => {
    if (record.State === 'cancelled') return t.cancelled({ percent: record.Percent })
    if (record.State === 'failed') return record.Reason
    return t.file({ format: t[record.Format], lines: t.lines({ count: record.Lines }), size: sizeOf(record.Size) })
  }
  const end = ({ State, KeptUntil, EndedAt }: ExportRecord) => {
    if (KeptUntil !== null) return t.ends({ when: dayAndTime(KeptUntil) })
    return State === 'ended' && EndedAt !== null ? t.ended({ when: dayAndTime(new Date(Date.parse(EndedAt) + exportKeptFor).toISOString()) }) : ''
  }
  return (
    <Rows>
      {records.map((record) => (
        <Export key={record.ExportID}>
          <Icon icon={record.State === 'running' ? Clock : icons[record.State]} tone={record.State === 'done' ? 'success' : undefined} />
          <Words>
            <Text isStrong><bdi>{record.Name}</bdi></Text>
            <Text size="small" tone="muted">{detail(record)}</Text>
            {end(record) !== '' && <Text size="small">{end(record)}</Text>}
          </Words>
          <Inline gap={2}>
            {record.State === 'done' ? (
              <Button size="compact" icon={Download} isBusy={downloading === record.ExportID} aria-label={t.downloadOf({ name: record.Name })} onClick={() => download(record)}>{t.download}</Button>
            ) : (
              <Button size="compact" icon={RotateCcw} disabled={isBusy} disabledReason={whyNotAgain} aria-label={t.againOf({ name: record.Name })} onClick={() => onAgain({ record })}>{t.again}</Button>
            )}
            <IconButton icon={Trash2} label={t.remove({ name: record.Name })} disabled={isBusy} onClick={() => onRemove({ record })} />
          </Inline>
        </Export>
      ))}
    </Rows>
  )
}

/** Returns a function that saves a file; shows a failure as a toast. */
function useDownload() {
  const { api } = usePortal()
  const t = exportsMessages.useWords()
  const toaster = useToaster()
  const failureText = useFailureText()
  const [downloading, setDownloading] = useState<number | null>(null)
  const download = async ({ ExportID }: ExportRecord) => {
    setDownloading(ExportID)
    const saved = await attempt(saveFile(api.downloadExport({ ExportID })))
    setDownloading(null)
    if (!saved.ok) toaster.show({ tone: 'error', title: t.downloadFailed, description: failureText(saved.failure) })
  }
  return { download: (record: ExportRecord) => void download(record), downloading }
}

const Export = styled(Row)`
  flex-wrap: wrap;
`

const Words = styled.div`
  flex: 1 1 180px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** Returns a function that formats a number of bytes: '214 kB', '1.2 MB'. */
function useFileSize(): (bytes: number) => string {
  const tag = useLocaleTag()
  return (bytes) => {
    const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
    const value = bytes / (unit === 'kilobyte' ? 1000 : 1_000_000)
    return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
  }
}

interface NewExportProps {
  isRunning: boolean
  isBusy: boolean
  onStart: (wanted: PayloadOf<typeof endpoints.createExport>) => void
}

/** The form for a new export. The list and its filters are in the address. */
function NewExport({ isRunning, isBusy, onStart }: NewExportProps) {
  const t = exportsMessages.useWords()
  const spoken = useStore(locale)
  const may = useRights()
  const [params, setParams] = useSearchParams()
  const kinds = exportKinds.filter((kind) => may(rightOfExport[kind]))
  const asked = readExported(params)
  const what: Exported = asked && kinds.includes(asked.Of) ? asked : { Of: kinds[0] ?? 'users' }
  const narrowed = isNarrowed(what)
  const [typed, setTyped] = useState<string | null>(null)
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [withCodes, setWithCodes] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const name = typed ?? (narrowed ? t.nameNarrowed({ list: t[what.Of] }) : t[what.Of])
  const hasCodes = what.Of === 'codes' || what.Of === 'invites'
  const choose = (of: string) => {
    setTyped(null)
    setParams({ what: JSON.stringify({ Of: of }) }, { replace: true, preventScrollReset: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() !== '') onStart({ Name: name.trim(), Format: format, WithCodes: hasCodes && withCodes, Language: spoken === 'es' ? 'es' : 'en', What: what })
  }
  return (
    <Card title={t.newTitle}>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <SelectField label={t.list} value={what.Of} options={kinds.map((value) => ({ value, label: t[value] }))} onChange={({ currentTarget }) => choose(currentTarget.value)} />
          {narrowed && (
            <InlineAlert tone="info" actions={<Button size="compact" onClick={() => choose(what.Of)}>{t.whole}</Button>}>
              {t.narrowed}
            </InlineAlert>
          )}
          <FilteredTextField label={t.name} value={name} maxLength={120} error={isMissing && name.trim() === '' ? t.nameMissing : undefined} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
          <RadioGroup
            label={t.format}
            options={exportFormats.map((value) => ({ value, label: t[value], help: t[`${value}Help`] }))}
            value={format}
            onValueChange={({ value }) => setFormat(value === 'pdf' ? 'pdf' : 'csv')}
          />
          {hasCodes && <CheckboxField label={t.withCodes} help={t.withCodesHelp} checked={withCodes} onChange={({ currentTarget }) => setWithCodes(currentTarget.checked)} />}
          <FormActions>
            <Button size="form" variant="primary" type="submit" isBusy={isBusy} disabledReason={isRunning ? t.oneAtATime : undefined}>{t.start}</Button>
          </FormActions>
        </Stack>
      </form>
    </Card>
  )
}
