import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Button, CheckboxField, DataTable, FootBar, InlineAlert, PageColumns, SheetCounts, Stack, TabNav } from '@portal/ui'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { attempt, type CallFailure } from '../../../../app/attempt.ts'
import { FailurePanel } from '../../../../app/FailurePanel.tsx'
import { usePortal } from '../../../../app/PortalContext.tsx'
import { importRunMessages } from '../messages.ts'
import type { ImportRecord } from '../importRecord.ts'
import { DoorsCard } from './DoorsCard.tsx'
import { addDoors, countResults, type PlannedRow, type PlanDoor } from './planView.ts'
import { rowsOnPage } from './rowsShown.ts'
import { planResults as results, resultStatus, usePlanColumns } from './usePlanColumns.tsx'

export interface PlanPanelProps {
  record: ImportRecord
  isBusy: boolean
  onStart: (start: { acknowledgesEnd: boolean }) => void
  onBack: () => void
  /** Asks for the whole plan anew. */
  onRetry: () => void
}

interface Plan {
  rows: PlannedRow[]
  doors: PlanDoor[]
  isWhole: boolean
}

/** The dry run: every row with what it would do, and who gains access where. Nothing is written. */
export function PlanPanel({ record, isBusy, onStart, onBack, onRetry }: PlanPanelProps) {
  const t = useStore(importRunMessages)
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
        rows={plan.rows.length === 0 ? undefined : rows.slice((page - 1) * rowsOnPage, page * rowsOnPage)}
        getRowId={({ Row }) => String(Row)}
        page={{
          number: page, size: rowsOnPage, total: rows.length,
          onPageChange: ({ page: next }) => setParams({ ...(show && { show }), page: String(next) }, { preventScrollReset: true }),
        }}
        labels={{ counted: ({ count }) => t.rowsCounted(count) }}
      />
    </>
  )
  return (
    <>
      <SheetCounts
        items={[
          { id: 'rows', label: t.all, count: record.Rows },
          ...results.map((id) => ({ id, label: t[id], count: counts[id], ...resultStatus(record.Kind, id) })),
        ]}
      />
      {failure && <FailurePanel failure={failure} title={t.planFailed} onRetry={onRetry} isRetrying={false} />}
      {plan.isWhole && ending > 0 && (
        <InlineAlert tone="warning" title={t.endsHere(ending)}>
          <Stack gap={2}>
            {t.endsHereText}
            <CheckboxField label={t.endsHereConfirm} checked={isTold} onChange={(event) => setTold(event.currentTarget.checked)} />
          </Stack>
        </InlineAlert>
      )}
      {record.Kind === 'users' ? <PageColumns side={<DoorsCard doors={plan.doors} isWhole={plan.isWhole} />}>{rowsOfPlan}</PageColumns> : rowsOfPlan}
      <FootBar
        fact={plan.isWhole ? (counts.conflict > 0 ? `${t.nothingWritten} ${t.refusedRows(counts.conflict)}` : t.nothingWritten) : t.looking({ done: plan.rows.length, rows: record.Rows })}
      >
        {record.IsOwn && <Button size="form" onClick={onBack}>{t.backToFile}</Button>}
        {record.IsOwn && <Button variant="primary" size="form" isBusy={isBusy} disabled={!plan.isWhole || toWrite === 0} onClick={() => onStart({ acknowledgesEnd: isTold })}>{t.start(toWrite)}</Button>}
      </FootBar>
    </>
  )
}
