import { memo } from 'react'
import type { ReactNode } from 'react'
import { TableCheck } from './TableCheck.tsx'
import type { DataTableColumn } from './tableTypes.ts'

interface TableRowProps<Row> {
  row: Row
  id: string
  columns: readonly DataTableColumn<Row>[]
  /** The checkbox's label; undefined if rows can't be selected. */
  checkLabel: string | undefined
  isChecked: boolean
  onCheck: (id: string, isChecked: boolean) => void
  rowActions: ((row: Row) => ReactNode) | undefined
  isSelected: boolean
  isCurrent: boolean
}

function OneRow<Row>({ row, id: rowId, columns, checkLabel, isChecked, onCheck, rowActions, isSelected, isCurrent }: TableRowProps<Row>) {
  const partOf = ({ phone = 'fact', isEmpty }: DataTableColumn<Row>) => ((phone === 'fact' || phone === 'line') && isEmpty?.(row) ? 'hidden' : phone)
  const firstFact = columns.find((column) => partOf(column) === 'fact')?.id
  return (
    <tr data-selected={isSelected || undefined} data-current={isCurrent || undefined} aria-current={isCurrent || undefined}>
      {checkLabel !== undefined && (
        <td data-part="check">
          <TableCheck label={checkLabel} state={isChecked} onChange={(change) => onCheck(rowId, change.isChecked)} />
        </td>
      )}
      {columns.map((column) => {
        const { id, cell, align, phonePrefix } = column
        const part = partOf(column)
        const content = (
          <>
            {phonePrefix !== undefined && <span data-part="prefix" aria-hidden>{phonePrefix} </span>}
            {cell(row)}
          </>
        )
        if (part === 'title') return <th key={id} scope="row" data-part="title" data-align={align}>{content}</th>
        return <td key={id} data-part={part} data-first={id === firstFact || undefined} data-align={align}>{content}</td>
      })}
      {rowActions && <td data-part="actions">{rowActions(row)}</td>}
    </tr>
  )
}

/**
 * One row; on a phone the same cells form a card (tableCards.ts). Memoized: with stable `columns` and `rowActions`, a tick or a pending
 * answer renders only the rows that changed.
 */
export const TableRow = memo(OneRow) as typeof OneRow
