import { useStore } from '@nanostores/react'
import { editSheet, type KnownOfPlace, rowsToImport, type SheetRow } from '@portal/domain'
import { Button, Card, EmptyState, FootBar, ImportGrid, Inline, LiveRegion, Pagination, Stack, TabNav, Text } from '@portal/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { attempt, type CallFailure } from '../../../../app/attempt.ts'
import { importPath, newImportPath, paths } from '../../../../app/paths.ts'
import { usePortal } from '../../../../app/PortalContext.tsx'
import { useOnline } from '../../../../app/useOnline.ts'
import { SaveFailure } from '../../../../forms/SaveFailure.tsx'
import { Counts } from '../Counts.tsx'
import { newImportMessages } from '../messages.ts'
import { saveRows } from '../saveRows.ts'
import { type CheckView, checkViews, pageOfCheck, rowsOfView } from './checkView.ts'
import { editedOf, type ImportDraft } from './importDraft.ts'
import { MendAlerts } from './MendAlerts.tsx'
import { sendRows } from './sendRows.ts'
import { useInspection } from './useInspection.ts'

export interface CheckStepProps {
  draft: ImportDraft
  known: KnownOfPlace
  onRowsChange: (change: { rows: readonly SheetRow[] }) => void
  onBack: () => void
}

const rowsOnPage = 20

/** The third step: what is wrong in the file, mended one by one, all alike, or left out. */
export function CheckStep({ draft, known, onRowsChange, onBack }: CheckStepProps) {
  const t = useStore(newImportMessages)
  const { api } = usePortal()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const [mended, setMended] = useState(0)
  const [params] = useSearchParams()
  const [edited, setEdited] = useState(() => editedOf(draft))
  const [sent, setSent] = useState<number | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const { sheet } = edited
  const inspection = useInspection(sheet, known)
  const view = checkViews.find((one) => one === params.get('show')) ?? (inspection.errorRows.size > 0 ? 'errors' : inspection.warningRows.size > 0 ? 'warnings' : 'all')
  const rows = rowsOfView(sheet.rows, inspection, view)
  const page = pageOfCheck(params.get('page'), Math.ceil(rows.length / rowsOnPage))
  const shown = rows.slice((page - 1) * rowsOnPage, page * rowsOnPage)
  const ready = rowsToImport(sheet, inspection.check)
  const counts: Record<CheckView, number> = { errors: inspection.errorRows.size, warnings: inspection.warningRows.size, twins: inspection.check.twins.size, all: sheet.rows.length }
  const labels: Record<CheckView, string> = { errors: t.showErrors(counts.errors), warnings: t.showWarnings(counts.warnings), twins: t.showTwins(counts.twins), all: t.showAll(counts.all) }

  const edit = (step: Parameters<typeof editSheet>[1]) => {
    const next = editSheet(edited, step)
    setEdited(next)
    if (next !== edited) onRowsChange({ rows: next.sheet.rows })
  }
  const send = async () => {
    setFailure(null)
    setSent(0)
    const answer = await attempt(sendRows(api, sheet, ready, { propertyId: draft.propertyId, fileName: draft.file.name }, setSent))
    setSent(null)
    if (answer.ok) void navigate(importPath(answer.value))
    else setFailure(answer.failure)
  }
  const saveErrors = () =>
    saveRows(`${draft.file.name}.errors.csv`, [
      ...(draft.file.headings ? [draft.file.headings] : []),
      ...sheet.rows.filter(({ row }) => inspection.errorRows.has(row)).map(({ cells }) => cells),
    ])
  return (
    <Stack gap={4}>
      <Counts
        items={[
          { id: 'rows', label: t.rows, count: sheet.rows.length },
          { id: 'good', label: t.good, count: ready.length },
          { id: 'warnings', label: t.warnings, count: counts.warnings },
          { id: 'errors', label: t.errors, count: counts.errors, tone: 'danger' },
        ]}
      />
      <MendAlerts
        findings={inspection.check.findings}
        onMend={({ findings }) => {
          edit({ kind: 'mend', findings })
          setMended(findings.length)
        }}
      />
      <LiveRegion>{mended > 0 ? t.mended(mended) : ''}</LiveRegion>
      {failure && <SaveFailure failure={failure} title={t.sendFailed} isNew lookHref={paths.imports} />}
      <TabNav
        label={t.shown}
        current={view}
        tabs={checkViews.filter((one) => one === 'all' || one === view || counts[one] > 0).map((id) => ({ id, label: labels[id], href: newImportPath(draft.kind, { step: 'check', show: id }) }))}
      />
      <Card padding="none">
        <Stack gap={0}>
          <Tools>
            <Button size="compact" disabled={edited.past.length === 0} onClick={() => edit({ kind: 'undo' })}>{t.undo}</Button>
            <Button size="compact" disabled={edited.future.length === 0} onClick={() => edit({ kind: 'redo' })}>{t.redo}</Button>
            {counts.errors > 0 && <Button size="compact" icon={Download} onClick={saveErrors}>{t.errorFile}</Button>}
          </Tools>
          {shown.length === 0 ? (
            <EmptyState title={counts.errors + counts.warnings === 0 ? t.allGood : t.noneHere} />
          ) : (
            <ImportGrid
              label={t.table({ file: draft.file.name })}
              columns={sheet.columns}
              rows={shown}
              findings={inspection.check.findings}
              twins={inspection.check.twins}
              onCellChange={(change) => edit({ kind: 'cell', ...change })}
              onMend={({ finding }) => edit({ kind: 'mend', findings: [finding] })}
              onChoiceChange={({ row, choice }) => edit({ kind: 'choice', rows: [row], choice })}
            />
          )}
          <Tools>
            {shown.length > 0 && <Text tone="muted" size="small">{t.showing({ first: (page - 1) * rowsOnPage + 1, last: (page - 1) * rowsOnPage + shown.length, total: rows.length })}</Text>}
            <Pagination page={page} pageCount={Math.ceil(rows.length / rowsOnPage)} onPageChange={({ page: next }) => void navigate(newImportPath(draft.kind, { step: 'check', show: view, page: String(next) }), { preventScrollReset: true })} />
          </Tools>
        </Stack>
      </Card>
      <FootBar
        fact={counts.errors > 0 ? `${t.nothingWritten} ${t.leftOutRows(counts.errors)}` : t.nothingWritten}
        waiting={sent !== null ? t.sending({ sent, rows: ready.length }) : ready.length === 0 ? t.nothingToSend : null}
      >
        <Button size="form" onClick={onBack}>{t.back}</Button>
        <Button variant="primary" size="form" isBusy={sent !== null} disabled={!isOnline || ready.length === 0} onClick={() => void send()}>{t.dryRun(ready.length)}</Button>
      </FootBar>
    </Stack>
  )
}

function Tools({ children }: { children: React.ReactNode }) {
  return <Inline gap={2} style={{ padding: 'var(--portal-space-3) var(--portal-space-4)' }}>{children}</Inline>
}
