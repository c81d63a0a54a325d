import { ButtonLink, DataTable, EmptyState, Icon, Menu, type MenuItem, PageHeader, Stack, activeStatus, CellLines, failedStatus, processingStatus, sendingStatus, StatusLabel, TextLink, unchangedStatus, type DataTableColumn, type Status } from '@portal/ui'
import { ChevronDown, Upload } from 'lucide-react'
import { useRevalidator, useRouteLoaderData } from 'react-router-dom'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { newImportPath, paths, importPath } from '#portal/app/paths.ts'
import type { UserDetails } from '#portal/app/Portal.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { useRights } from '#portal/app/useRights.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import type { ImportRecord } from './importRecord.ts'
import { importListMessages } from './messages.ts'

/** The page `/site/import`: past imports, with a button for a new one. */
export const route = pageScreen({
  load: ({ api, signal }) => api.getImports({}, { signal }),
  words: importListMessages,
  head: (t) => ({ title: t.title, failed: t.failed }),
  Page: ImportsPage,
})

function ImportsPage({ Imports }: { Imports: ImportRecord[] }) {
  const details = useRouteLoaderData<UserDetails>('site')
  const mayDo = useRights()
  const t = importListMessages.useWords()
  const { revalidate, state } = useRevalidator()
  const isAtWork = Imports.some(({ State, UndoWaiting }) => State === 'running' || UndoWaiting > 0)
  usePolling(isAtWork, 1000, () => revalidate())
  const columns = useImportColumns()
  const others: MenuItem[] = [
    ...(mayDo('codes.edit') ? [{ id: 'codes', label: t.addCodes, href: newImportPath('accessCodes') }] : []),
    ...(details?.showImportVoiceGroup ? [{ id: 'callGroups', label: t.addCallGroups, href: newImportPath('callGroups') }] : []),
    ...(mayDo('users.edit') ? [{ id: 'contacts', label: t.addContacts, href: newImportPath('contacts') }] : []),
    ...(mayDo('schedules.edit') ? [{ id: 'holidays', label: t.addHolidays, href: newImportPath('holidays') }] : []),
    ...(mayDo('schedules.edit') ? [{ id: 'schedules', label: t.addSchedules, href: newImportPath('schedules') }] : []),
    { id: 'otherSystem', label: t.otherSystem, href: paths.migrations },
  ]
  const add = (
    <>
      <Menu label={t.more} items={others} isFramed>{t.more}<Icon icon={ChevronDown} /></Menu>
      <ButtonLink variant="primary" icon={Upload} href={newImportPath('users')}>{t.add}</ButtonLink>
    </>
  )
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={t.facts} actions={add} />
      <DataTable
        label={t.history}
        title={t.history}
        columns={columns}
        rows={Imports}
        getRowId={({ ImportID }) => String(ImportID)}
        isLoading={state === 'loading' && !isAtWork}
        empty={<EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
        labels={{ counted: ({ count }) => t.counted({ count }) }}
      />
    </Stack>
  )
}

const statusOf: Record<ImportRecord['State'], Status> = {
  draft: unchangedStatus, running: sendingStatus, paused: processingStatus, cancelled: failedStatus, done: activeStatus,
}

/** The columns of the list of imports. */
function useImportColumns(): DataTableColumn<ImportRecord>[] {
  const t = importListMessages.useWords()
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
        [Created > 0 && t.created({ count: Created }), Changed > 0 && t.changed({ count: Changed })].filter(Boolean).join(', ') || t.nothing,
    },
    { id: 'state', header: t.state, phone: 'status', cell: (record) => <StatusLabel status={statusOf[record.State]}>{stateOf(record)}</StatusLabel> },
  ]
}
