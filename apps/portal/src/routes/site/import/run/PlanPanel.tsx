import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { ImportKind } from '@portal/domain'
import { Button, CheckboxField, DataTable, FootBar, InlineAlert, PageColumns, SheetCounts, Stack, TabNav, Card, CellLines, EmptyState, type DataTableColumn, StatusLabel, Text, unchangedStatus, useImportWords, type Status } from '@portal/ui'
import { Ban, Building, CircleMinus, Pencil, Plus, UserRoundPlus } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { attempt, type CallFailure } from '#portal/app/attempt.ts'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { type ImportRecord, recordWord } from '../importRecord.ts'
import { importRunMessages } from '../messages.ts'
import { styled } from 'styled-components'

export interface PlanPanelProps {
  record: ImportRecord
  isBusy: boolean
  onStart: (start: { acknowledgesEnd: boolean }) => void
  onBack: () => void
  /** Requests the whole preview again. */
  onRetry: () => void
}

interface Plan {
  rows: PlannedRow[]
  doors: PlanDoor[]
  isWhole: boolean
}

/** The preview of an import: the effect of every row, and who would gain access where. Writes nothing. */
export function PlanPanel({ record, isBusy, onStart, onBack, onRetry }: PlanPanelProps) {
  const t = importRunMessages.useWords()
  const { api } = usePortal()
  const [params, setParams] = useSearchParams()
  const [plan, setPlan] = useState<Plan>({ rows: [], doors: [], isWhole: false })
  const [isTold, setTold] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const { ImportID } = record
  const ask = useEffectEvent((After: number, signal: AbortSignal) => attempt(api.previewImport({ ImportID, After }, { signal })))

  useEffect(() => {
    const over = new AbortController()
    const run = async () => {
      let found: Plan = { rows: [], doors: [], isWhole: false }
      for (let after: number | null = 0; after !== null;) {
        const answer: Awaited<ReturnType<typeof ask>> = await ask(after, over.signal)
        if (over.signal.aborted) return
        if (!answer.ok) return setFailure(answer.failure)
        const { Rows, Doors, Next }: ResponseOf<typeof endpoints.previewImport> = answer.value
        found = { rows: [...found.rows, ...Rows], doors: addDoors(found.doors, Doors), isWhole: Next === null }
        setFailure(null)
        setPlan(found)
        after = Next
      }
    }
    run().catch((error: unknown) => {
      if (!over.signal.aborted) setPlan(() => { throw error })
    })
    return () => over.abort()
  }, [])

  const counts = useMemo(() => countResults(plan.rows), [plan.rows])
  const newUnits = new Set(plan.rows.flatMap(({ NewUnit }) => (NewUnit === '' ? [] : [NewUnit.toLowerCase()]))).size
  const show = results.find((one) => one === params.get('show')) ?? null
  const rows = show === null ? plan.rows : plan.rows.filter(({ Result }) => Result === show)
  const page = Math.max(1, Math.min(Number(params.get('page') ?? 1) || 1, Math.ceil(rows.length / rowsOnPage)))
  const ending = plan.rows.filter(({ Result, Code }) => Code === 'CALL_ENDS_HERE' && Result !== 'conflict').length
  const toWrite = counts.create + counts.change - (isTold ? 0 : ending)
  const columns = usePlanColumns(record.Kind)
  const rowsOfPlan = (
    <>
      <TabNav
        label={t.filter}
        current={show ?? 'all'}
        tabs={[
          { id: 'all', label: `${t.all} ${plan.rows.length}`, href: '?' },
          ...results.filter((id) => counts[id] > 0).map((id) => ({ id, label: `${t[id]} ${counts[id]}`, href: `?show=${id}` })),
        ]}
      />
      <DataTable
        label={t.what}
        columns={columns}
        rows={plan.rows.length === 0 && !plan.isWhole ? undefined : rows.slice((page - 1) * rowsOnPage, page * rowsOnPage)}
        getRowId={({ Row }) => String(Row)}
        page={{
          number: page, size: rowsOnPage, total: rows.length,
          onPageChange: ({ page: next }) => setParams({ ...(show && { show }), page: String(next) }, { preventScrollReset: true }),
        }}
        isFiltered={show !== null}
        empty={<EmptyState title={t.noArrivals}>{t.noArrivalsText}</EmptyState>}
        labels={{ counted: ({ count }) => t.rowsCounted({ count }) }}
      />
    </>
  )
  return (
    <>
      <SheetCounts
        items={[
          { id: 'rows', label: t.all, count: record.Rows },
          ...results.map((id) => ({ id, label: t[id], count: counts[id], ...resultStatus(record.Kind, id) })),
          ...(newUnits > 0 ? [{ id: 'newUnits', label: t.newUnits, count: newUnits, ...newUnitStatus }] : []),
        ]}
      />
      {failure && <FailurePanel failure={failure} title={t.planFailed} onRetry={onRetry} isRetrying={false} />}
      {plan.isWhole && ending > 0 && (
        <InlineAlert tone="warning" title={t.endsHere({ count: ending })}>
          <Stack gap={2}>
            {t.endsHereText}
            <CheckboxField label={t.endsHereConfirm} checked={isTold} onChange={(event) => setTold(event.currentTarget.checked)} />
          </Stack>
        </InlineAlert>
      )}
      {record.Kind === 'users' ? <PageColumns side={<DoorsCard doors={plan.doors} isWhole={plan.isWhole} />}>{rowsOfPlan}</PageColumns> : rowsOfPlan}
      <FootBar
        fact={plan.isWhole ? (counts.conflict > 0 ? `${t.nothingWritten} ${t.refusedRows({ count: counts.conflict })}` : t.nothingWritten) : t.looking({ done: plan.rows.length, rows: record.Rows })}
      >
        {record.IsOwn && <Button size="form" onClick={onBack}>{t.backToFile}</Button>}
        {record.IsOwn && <Button variant="primary" size="form" isBusy={isBusy} disabled={!plan.isWhole || toWrite === 0} onClick={() => onStart({ acknowledgesEnd: isTold })}>{t.start({ count: toWrite })}</Button>}
      </FootBar>
    </>
  )
}

interface DoorsCardProps {
  doors: readonly PlanDoor[]
  /** Whether every row was checked. */
  isWhole: boolean
}

/** Lists the doors at which users gain and lose access. */
function DoorsCard({ doors, isWhole }: DoorsCardProps) {
  const t = importRunMessages.useWords()
  const columns = useDoorColumns()
  if (isWhole && doors.length === 0) return <Card title={t.doors} padding="none"><EmptyState title={t.noDoors} /></Card>
  return (
    <DataTable
      label={t.doors}
      title={t.doors}
      isLoading={!isWhole}
      isCompact
      rows={doors.length === 0 ? undefined : doors}
      getRowId={({ PortID }) => PortID}
      columns={columns}
      labels={{ counted: () => '' }}
    />
  )
}

function useDoorColumns(): DataTableColumn<PlanDoor>[] {
  const t = importRunMessages.useWords()
  return [
    { id: 'door', header: t.door, phone: 'title', cell: ({ PortName, IsOffline }) => <CellLines isWhole second={IsOffline ? t.offline : undefined}><bdi>{PortName}</bdi></CellLines> },
    { id: 'gain', header: t.gain, align: 'end', phone: 'fact', phonePrefix: t.gain, cell: ({ Gains }) => (Gains === 0 ? '–' : `+${Gains}`) },
    { id: 'lose', header: t.lose, align: 'end', phone: 'fact', phonePrefix: t.lose, cell: ({ Loses }) => (Loses === 0 ? '–' : `−${Loses}`) },
  ]
}

const results = ['create', 'change', 'unchanged', 'skip', 'conflict'] as const
const statuses: Record<PlannedRow['Result'], Status> = {
  create: { icon: UserRoundPlus, tone: 'success' }, change: { icon: Pencil, tone: 'info' }, unchanged: unchangedStatus,
  skip: { icon: CircleMinus, tone: 'neutral' }, conflict: { icon: Ban, tone: 'danger' },
}

const newUnitStatus: Status = { icon: Building, tone: 'info' }

/** The look of a result. */
function resultStatus(kind: ImportKind, result: PlannedRow['Result']): Status {
  return result === 'create' && kind !== 'users' ? { icon: Plus, tone: 'success' } : statuses[result]
}

/** The fields with a new record's name, which is already shown beside the changes. */
const nameFields: ReadonlySet<string> = new Set(['Name', 'FirstName', 'LastName'])

/** The columns of the preview. */
function usePlanColumns(kind: ImportKind): DataTableColumn<PlannedRow>[] {
  const t = importRunMessages.useWords()
  const words = useImportWords()
  return [
    { id: 'row', header: t.row, phone: 'fact', phonePrefix: t.row, width: '64px', cell: ({ Row }) => Row },
    { id: 'person', header: recordWord(t, kind), phone: 'title', cell: ({ Name }) => <bdi>{Name}</bdi> },
    { id: 'result', header: t.result, phone: 'status', cell: ({ Result }) => <StatusLabel status={resultStatus(kind, Result)}>{t[Result]}</StatusLabel> },
    {
      id: 'what', header: t.what, phone: 'line',
      cell: ({ Result, Changes: changes, NewUnit, message }) =>
        Result === 'conflict' ? <Text tone="danger">{message}</Text> : changes.length === 0 ? <Text tone="muted">{t.nothing}</Text> : (
          <Stack gap={0}>
            <Changes changes={changes.filter(({ Field, From }) => From !== '' || !nameFields.has(Field))} words={words} />
            {NewUnit !== '' && <StatusLabel status={newUnitStatus}>{t.newUnit({ unit: NewUnit })}</StatusLabel>}
            {message !== '' && <Text tone="warning">{message}</Text>}
          </Stack>
        ),
    },
  ]
}

type Preview = ResponseOf<typeof endpoints.previewImport>
export type PlannedRow = Preview['Rows'][number]
type PlanDoor = Preview['Doors'][number]

/** The number of rows with each result. */
function countResults(rows: readonly PlannedRow[]): Record<PlannedRow['Result'], number> {
  const counts = { create: 0, change: 0, unchanged: 0, skip: 0, conflict: 0 }
  for (const { Result } of rows) counts[Result] += 1
  return counts
}

/** The doors of two answers as one list, in order. */
function addDoors(doors: readonly PlanDoor[], more: readonly PlanDoor[]): PlanDoor[] {
  const byId = new Map(doors.map((door) => [door.PortID, door]))
  for (const door of more) {
    const before = byId.get(door.PortID)
    byId.set(door.PortID, before ? { ...before, Gains: before.Gains + door.Gains, Loses: before.Loses + door.Loses } : door)
  }
  return [...byId.values()]
}

export const shows = ['all', 'created', 'changed', 'unchanged', 'problem'] as const
type Show = (typeof shows)[number]
export type ImportedRow = ResponseOf<typeof endpoints.getImportRows>['Rows'][number]

/** One page of rows with results. */
export interface RowsShown {
  rows: ImportedRow[]
  total: number
  show: Show
  page: number
}

export const rowsOnPage = 20

/** Reads filter and page from the address; all rows and page 1 by default. */
export function readShow(params: URLSearchParams): { show: Show; page: number } {
  const page = Number(params.get('page') ?? 1)
  return { show: shows.find((one) => one === params.get('show')) ?? 'all', page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1 }
}

interface ChangesProps {
  changes: PlannedRow['Changes']
  words: ReturnType<typeof useImportWords>
}

/** Shows each field with its old and new value; a new user has only the new one. */
export function Changes({ changes, words }: ChangesProps) {
  return (
    <List>
      {changes.map(({ Field, From, To }) => (
        <li key={Field}>
          <Text as="span" tone="muted" size="small">{words[Field]}</Text>
          <span>{From !== '' && <><del><bdi>{From}</bdi></del>{' → '}</>}<bdi>{To}</bdi></span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--portal-space-0-5);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--portal-space-2);
    overflow-wrap: anywhere;
  }
  > li > :first-child {
    min-inline-size: 88px;
  }
  del {
    color: var(--portal-text-muted);
  }
`
