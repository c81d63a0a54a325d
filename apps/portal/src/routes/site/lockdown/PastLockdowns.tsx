import { CellLines, DataTable, EmptyState, TextLink, type DataTableColumn } from '@portal/ui'
import { lockdownPath, lockdownsPath } from '#portal/app/paths.ts'
import { type Formats, useFormats } from '#portal/i18n/useFormats.ts'
import type { LockdownRecord } from '#portal/lockdown/toLockdownView.ts'
import { lockdownPageMessages } from './messages.ts'

export interface PastLockdownsProps {
  lockdowns: readonly LockdownRecord[]
  /** The current time as an ISO instant on the server's clock. */
  now: string
  page: { number: number; size: number; total: number }
  isLoading: boolean
}

/** Lists past lockdowns, newest first. */
export function PastLockdowns({ lockdowns, now, page, isLoading }: PastLockdownsProps) {
  const t = lockdownPageMessages.useWords()
  const formats = useFormats(lockdowns[0]?.TimeZone ?? 'UTC')
  const columns = usePastColumns(now, formats)
  return (
    <DataTable
      label={t.past}
      title={t.past}
      columns={columns}
      rows={lockdowns}
      getRowId={({ ID }) => String(ID)}
      page={page}
      hrefFor={(place) => lockdownsPath(place.page)}
      isLoading={isLoading}
      empty={<EmptyState title={t.noPast}>{t.noPastText}</EmptyState>}
    />
  )
}

function usePastColumns(now: string, formats: Formats): DataTableColumn<LockdownRecord>[] {
  const t = lockdownPageMessages.useWords()
  return [
    {
      id: 'reason',
      header: t.reason,
      phone: 'title',
      width: '40%',
      cell: ({ ID, Reason, IsDrill }) => <CellLines second={IsDrill && t.drill}><TextLink href={lockdownPath(ID)}><bdi>{Reason}</bdi></TextLink></CellLines>,
    },
    {
      id: 'started',
      header: t.begun,
      phone: 'line',
      cell: ({ StartedAt, StartedBy }) => <CellLines second={StartedBy !== null && t.by({ name: StartedBy })}>{formats.timeSince(StartedAt, now)}</CellLines>,
    },
    {
      id: 'ended',
      header: t.ended,
      phone: 'line',
      cell: ({ EndedAt, ReleasedBy, IsReleasedByTime }) => (
        <CellLines second={IsReleasedByTime ? t.automatic : ReleasedBy !== null && t.by({ name: ReleasedBy })}>{formats.timeSince(EndedAt ?? now, now)}</CellLines>
      ),
    },
    { id: 'doors', header: t.doors, phone: 'fact', cell: ({ Ports }) => t.doorsCounted({ count: Ports.length }) },
  ]
}
