import { codeTypeById } from '@portal/domain'
import {
  activeStatus, CellLines, DataTable, EmptyState, isRowSelected, StatusLabel, unchangedStatus, type DataTableColumn, type TableSelection,
} from '@portal/ui'
import { codeTypeMessages } from '#portal/access/codes/codes.messages.ts'
import { paths } from '#portal/app/paths.ts'
import { pageSize } from '../codesQuery.ts'
import { moveCodesMessages } from '../messages.ts'
import { writeMoveQuery, type MoveQuery, type MoveRow } from './movePlan.ts'

export interface MoveTableProps {
  rows: readonly MoveRow[]
  query: MoveQuery
  /** The name of the codes' location. */
  place: string
  isLoading: boolean
  selection: TableSelection
  onSelection: (selection: TableSelection) => void
}

/** Lists the codes that can be moved, with the effect on each. The user can deselect codes. */
export function MoveTable({ rows, query, place, selection, onSelection, isLoading }: MoveTableProps) {
  const t = moveCodesMessages.useWords()
  const { base, nameOf } = useMoveColumns()
  const fateOf = (row: MoveRow) => {
    const isChosen = isRowSelected(selection, String(row.AccessCodeID))
    if (!isChosen || (row.IsThere && query.isCopy)) return <StatusLabel status={unchangedStatus}>{isChosen ? t.thereAlready : t.omitted}</StatusLabel>
    return <CellLines second={row.IsThere ? t.thereAlready : null}><StatusLabel status={activeStatus}>{query.isCopy ? t.willCopy : t.willMove}</StatusLabel></CellLines>
  }
  const result: DataTableColumn<MoveRow> = { id: 'result', header: t.result, phone: 'status', width: '32%', cell: fateOf }
  return (
    <DataTable
      label={t.table}
      columns={[...base, result]}
      rows={pageOf(rows, query.page)}
      getRowId={({ AccessCodeID }) => String(AccessCodeID)}
      getRowName={nameOf}
      page={{ number: query.page, size: pageSize, total: rows.length }}
      hrefFor={({ page }) => `${paths.moveCodes}?${writeMoveQuery({ ...query, page })}`}
      isLoading={isLoading}
      selection={{ value: selection, onSelectionChange: (change) => onSelection(change.selection) }}
      empty={<EmptyState title={t.emptyTitle({ place })}>{t.emptyText}</EmptyState>}
      labels={{ counted: ({ count }) => t.counted({ count }) }}
    />
  )
}

export const pageOf = <Row,>(rows: readonly Row[], page: number): Row[] => rows.slice((page - 1) * pageSize, page * pageSize)

/** The columns for a code and its user, and the row's name. */
export function useMoveColumns(): { base: DataTableColumn<MoveRow>[]; nameOf: (row: MoveRow) => string } {
  const t = moveCodesMessages.useWords()
  const types = codeTypeMessages.useWords()
  const typeOf = ({ AccessCodeTypeID }: MoveRow) => types[codeTypeById(AccessCodeTypeID).name]
  const codeOf = (row: MoveRow) => row.Label || typeOf(row)
  return {
    base: [
      { id: 'code', header: t.code, phone: 'title', cell: (row) => <CellLines second={row.Label ? typeOf(row) : null}>{codeOf(row)}</CellLines> },
      { id: 'person', header: t.person, phone: 'fact', cell: ({ UserName }) => <bdi>{UserName ?? t.nobody}</bdi> },
    ],
    nameOf: (row) => `${codeOf(row)}, ${row.UserName ?? t.nobody}`,
  }
}
