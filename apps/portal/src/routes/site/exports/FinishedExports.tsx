import { exportKeptFor } from '@portal/domain'
import { Button, Icon, IconButton, Inline, Text, useToaster, type IconComponent } from '@portal/ui'
import { CircleMinus, CircleX, Clock, Download, RotateCcw, Table2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { attempt } from '#portal/app/attempt.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { saveFile } from '#portal/app/saveFile.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { exportsMessages } from './messages.ts'
import type { ExportRecord } from './route.tsx'
import { Row, Rows } from '#portal/app/Rows.ts'

export interface FinishedExportsProps {
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
export function FinishedExports({ records, timeZone, isBusy, whyNotAgain, onAgain, onRemove }: FinishedExportsProps) {
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
