import { type DeskEdit, type ImportDesk, sheetShows, type SheetView, type AlikeFindings } from '@portal/domain'
import { Download } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Pagination } from '../../data/Pagination/Pagination.tsx'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { LoadingState } from '../../feedback/LoadingState/LoadingState.tsx'
import { FootBar } from '../../layout/FootBar/FootBar.tsx'
import { Inline, Stack } from '../../layout/Stack/Stack.tsx'
import { TabNav } from '../../layout/TabNav/TabNav.tsx'
import { ImportGrid } from '../ImportGrid/ImportGrid.tsx'
import { sayProblem, useImportWords } from '../ImportGrid/useImportWords.ts'
import { SheetCounts } from './SheetCounts.tsx'
import type { ImportWords } from './fileFact.ts'
import type { ImportPlace } from './importPlace.ts'

export interface CheckStepProps {
  desk: ImportDesk
  words: ImportWords
  fileName: string
  place: ImportPlace
  hrefFor: (place: ImportPlace) => string
  /** A note about where new records go. */
  note: ReactNode
  /** Why the rows couldn't be sent. */
  error: ReactNode
  /** How many rows were sent; null before sending. */
  sent: number | null
  isOffline: boolean
  /** Called with an edit, before the desk applies it. */
  onEdit: (change: { edit: DeskEdit }) => void
  /** Called when the desk has applied the edit. */
  onSettle: (change: { edit: DeskEdit }) => Promise<void>
  onFileSave: (save: { fileName: string; rows: string[][] }) => void
  onBack: () => void
  onSend: (send: { count: number }) => void
}

const rowsOnPage = 20

/** The third step of an import: the user fixes the file's problems, one by one or together, or leaves rows out. */
export function CheckStep({ desk, words, fileName, place, hrefFor, note, error, sent, isOffline, onEdit, onSettle, onFileSave, onBack, onSend }: CheckStepProps) {
  const [looked, setLooked] = useState<{ view: SheetView; edits: number } | null>(null)
  const [edits, setEdits] = useState(0)
  const [isEditing, setEditing] = useState(false)
  const [isLost, setLost] = useState(false)
  const [mended, setMended] = useState(0)
  const { show, page } = place

  useEffect(() => {
    let isOver = false
    desk.look({ show, page, size: rowsOnPage }).then(
      (found) => {
        if (!isOver) setLooked({ view: found, edits })
      },
      () => !isOver && setLost(true),
    )
    return () => {
      isOver = true
    }
  }, [desk, show, page, edits])

  const edit = async (step: DeskEdit) => {
    setEditing(true)
    onEdit({ edit: step })
    if (step.kind === 'cell') setLooked(looked && { ...looked, view: typed(looked.view, step) })
    try {
      setMended(await desk.edit(step))
      setEdits((count) => count + 1)
      await onSettle({ edit: step })
    } catch {
      setLost(true)
    }
    setEditing(false)
  }
  if (isLost) return <InlineAlert tone="danger" role="alert">{words.notRead}</InlineAlert>
  if (looked === null) return <Card><LoadingState label={words.checking} /></Card>
  const { view } = looked
  const isBusy = isEditing || looked.edits !== edits
  const { counts } = view
  const first = (view.page - 1) * rowsOnPage + 1
  return (
    <Stack gap={4}>
      <SheetCounts
        items={[
          { id: 'rows', label: words.counts.rows, count: counts.all },
          { id: 'ready', label: words.counts.ready, count: counts.ready },
          { id: 'warnings', label: words.counts.warnings, count: counts.warnings },
          { id: 'errors', label: words.counts.errors, count: counts.errors, tone: 'danger' },
        ]}
      />
      <MendAlerts words={words} alike={view.alike} isBusy={isBusy} onMend={({ alike: { column, problem } }) => void edit({ kind: 'mendAlike', column, problem })} />
      <LiveRegion>{mended > 0 ? words.mended({ count: mended }) : ''}</LiveRegion>
      {note}
      {error}
      <TabNav
        label={words.shown}
        current={view.show}
        tabs={sheetShows.filter((one) => one === 'all' || one === view.show || counts[one] > 0).map((id) => ({ id, label: words.shows[id]({ count: counts[id] }), href: hrefFor({ step: 'check', show: id, page: 1 }) }))}
      />
      <Card padding="none">
        <Stack gap={0}>
          <Tools>
            <Button size="compact" disabled={isBusy || !view.mayUndo} onClick={() => void edit({ kind: 'undo' })}>{words.undo}</Button>
            <Button size="compact" disabled={isBusy || !view.mayRedo} onClick={() => void edit({ kind: 'redo' })}>{words.redo}</Button>
            {counts.errors > 0 && <Button size="compact" icon={Download} onClick={() => void desk.errorRows().then((rows) => onFileSave({ fileName: `${fileName}.errors.csv`, rows }))}>{words.errorFile}</Button>}
          </Tools>
          {view.rows.length === 0 ? <EmptyState title={counts.errors + counts.warnings === 0 ? words.allGood : words.noneHere} /> : (
            <ImportGrid
              label={words.table({ file: fileName })}
              columns={view.columns}
              rows={view.rows}
              findings={view.findings}
              twins={view.twins}
              onCellChange={(change) => void edit({ kind: 'cell', ...change })}
              onMend={({ finding }) => void edit({ kind: 'mend', findings: [finding] })}
              onChoiceChange={({ row, choice }) => void edit({ kind: 'choice', rows: [row], choice })}
            />
          )}
          <Tools>
            {view.rows.length > 0 && <Text tone="muted" size="small">{view.rows.length === 1 ? words.showingOne({ at: first, total: totalOf(view) }) : words.showing({ first, last: first + view.rows.length - 1, total: totalOf(view) })}</Text>}
            <Pagination page={view.page} pageCount={view.pageCount} hrefFor={(next) => hrefFor({ step: 'check', show: view.show, page: next })} />
          </Tools>
        </Stack>
      </Card>
      <FootBar
        fact={counts.errors > 0 ? `${words.nothingWritten} ${words.leftOutRows({ count: counts.errors })}` : words.nothingWritten}
        waiting={sent !== null ? words.sending({ sent, rows: counts.ready }) : counts.ready === 0 ? words.nothingToSend : null}
      >
        <Button size="form" onClick={onBack}>{words.back}</Button>
        <Button variant="primary" size="form" isBusy={sent !== null} disabled={isOffline || isBusy || counts.ready === 0} onClick={() => onSend({ count: counts.ready })}>{words.dryRun({ count: counts.ready })}</Button>
      </FootBar>
    </Stack>
  )
}

const totalOf = ({ counts, show }: SheetView) => counts[show]

/** The view with the typed text. It shows at once; the desk reports the text's problems later. */
function typed(view: SheetView, { row, cell, text }: { row: number; cell: number; text: string }): SheetView {
  return {
    ...view,
    rows: view.rows.map((one) => (one.row === row ? { ...one, cells: Array.from({ length: Math.max(one.cells.length, cell + 1) }, (_, index) => (index === cell ? text : (one.cells[index] ?? ''))) } : one)),
    findings: view.findings.filter((finding) => finding.row !== row || finding.cell !== cell),
  }
}

function Tools({ children }: { children: ReactNode }) {
  return <Inline gap={2} style={{ padding: 'var(--portal-space-3) var(--portal-space-4)' }}>{children}</Inline>
}

interface MendAlertsProps {
  words: ImportWords
  alike: readonly AlikeFindings[]
  isBusy: boolean
  onMend: (mend: { alike: AlikeFindings }) => void
}

/** Alerts for equal problems of one column that all have a fix. One press fixes them all. */
function MendAlerts({ words, alike, isBusy, onMend }: MendAlertsProps) {
  const columnWords = useImportWords()
  if (alike.length === 0) return null
  return (
    <Stack gap={2}>
      {alike.map((one) => {
        const { column, problem, count, first } = one
        return (
          <InlineAlert
            key={`${column} ${problem}`}
            tone="warning"
            title={words.mendTitle({ column: columnWords[column], count })}
            actions={<Button size="compact" disabled={isBusy} onClick={() => onMend({ alike: one })}>{words.mendAll({ count })}</Button>}
          >
            {sayProblem(columnWords, first)} <bdi>{words.mendExample({ from: first.value, to: first.mend ?? '' })}</bdi>
          </InlineAlert>
        )
      })}
    </Stack>
  )
}
