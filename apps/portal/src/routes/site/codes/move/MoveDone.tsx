import {
  Button, ButtonLink, CellLines, DataTable, endsTodayStatus, filterSelection, Inline, InlineAlert, Stack, StatusLabel, validNowStatus, type DataTableColumn,
} from '@portal/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { codesOfPlacePath, paths } from '#portal/app/paths.ts'
import { pageSize } from '../codesQuery.ts'
import { moveCodesMessages } from '../messages.ts'
import { toEffect, writeMoveQuery, type MovePreview, type MoveQuery, type MoveResult, type MoveRow } from './movePlan.ts'
import { OfflineNotes } from './OfflineNotes.tsx'
import { pageOf, useMoveColumns } from './MoveTable.tsx'

export interface MoveDoneProps {
  head: ReactNode
  result: MoveResult
  /** The preview of the move, which names each code's user. */
  preview: MovePreview
  names: { from: string; to: string }
  query: MoveQuery
  onAgain: () => void
}

/** Shows the result for each code, unmoved ones first. */
export function MoveDone({ head, result, preview, names, query, onAgain }: MoveDoneProps) {
  const t = moveCodesMessages.useWords()
  const { base, nameOf } = useMoveColumns()
  const stayed = result.Rows.length - result.MovedCount
  const outcomes = new Map(result.Rows.map((row) => [row.AccessCodeID, row]))
  const rows = preview.Rows.filter(({ AccessCodeID }) => outcomes.has(AccessCodeID)).toSorted(
    (one, other) => Number(outcomes.get(one.AccessCodeID)?.IsDone) - Number(outcomes.get(other.AccessCodeID)?.IsDone),
  )
  const fateOf = ({ AccessCodeID }: MoveRow) => {
    const row = outcomes.get(AccessCodeID)
    if (row?.IsDone) return <StatusLabel status={validNowStatus}>{query.isCopy ? t.copied : t.moved}</StatusLabel>
    return <CellLines second={row?.message}><StatusLabel status={endsTodayStatus}>{t.stays}</StatusLabel></CellLines>
  }
  const outcome: DataTableColumn<MoveRow> = { id: 'result', header: t.result, phone: 'status', width: '32%', cell: fateOf }
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  const done = preview.Rows.filter(({ AccessCodeID }) => outcomes.get(AccessCodeID)?.IsDone)
  const { modules } = toEffect({ ...preview, Rows: done }, filterSelection, query.isCopy)
  return (
    <Stack gap={4}>
      {head}
      <Note ref={note} tabIndex={-1}>
        <InlineAlert tone="success" title={query.isCopy ? t.doneCopied({ place: names.to, count: result.MovedCount }) : t.doneMoved({ place: names.to, count: result.MovedCount })}>
          {stayed > 0 && t.doneStayed({ count: stayed })}
        </InlineAlert>
      </Note>
      <OfflineNotes modules={modules} />
      <Inline isWrapping>
        {query.to !== null && <ButtonLink href={codesOfPlacePath(query.to)}>{t.seeThere({ place: names.to })}</ButtonLink>}
        <Button onClick={onAgain}>{t.again}</Button>
      </Inline>
      <DataTable
        label={t.table}
        columns={[...base, outcome]}
        rows={pageOf(rows, query.page)}
        getRowId={({ AccessCodeID }) => String(AccessCodeID)}
        getRowName={nameOf}
        page={{ number: query.page, size: pageSize, total: rows.length }}
        hrefFor={({ page }) => `${paths.moveCodes}?${writeMoveQuery({ ...query, page })}`}
        labels={{ counted: ({ count }) => t.counted({ count }) }}
      />
    </Stack>
  )
}

/** A note that gets the focus, so that screen readers read it. */
const Note = styled.div`
  outline: none;
`
