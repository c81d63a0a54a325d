import { ChevronDown, ChevronUp } from 'lucide-react'
import { memo, type ReactNode, useId } from 'react'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
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
  details: ((row: Row) => ReactNode) | undefined
  detailsLabel: string
  isOpen: boolean
  onToggle: (id: string) => void
}

function OneRow<Row>({ row, id: rowId, columns, checkLabel, isChecked, onCheck, rowActions, isSelected, isCurrent, details, detailsLabel, isOpen, onToggle }: TableRowProps<Row>) {
  const detailsId = useId()
  const partOf = ({ phone = 'fact', isEmpty }: DataTableColumn<Row>) => ((phone === 'fact' || phone === 'line') && isEmpty?.(row) ? 'hidden' : phone)
  const firstFact = columns.find((column) => partOf(column) === 'fact')?.id
  const shown = (
    <tr data-row data-open={isOpen || undefined} data-selected={isSelected || undefined} data-current={isCurrent || undefined} aria-current={isCurrent || undefined}>
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
      {details && (
        <td data-part="actions">
          <IconButton
            size="compact" icon={isOpen ? ChevronUp : ChevronDown} label={detailsLabel} aria-expanded={isOpen} aria-controls={isOpen ? detailsId : undefined}
            onClick={() => onToggle(rowId)}
          />
        </td>
      )}
      {rowActions && <td data-part="actions">{rowActions(row)}</td>}
    </tr>
  )
  if (!details || !isOpen) return shown
  const span = columns.length + 1 + (checkLabel === undefined ? 0 : 1) + (rowActions ? 1 : 0)
  return (
    <>
      {shown}
      <tr id={detailsId}>
        <td data-part="details" colSpan={span}>{details(row)}</td>
      </tr>
    </>
  )
}

/**
 * One row; on a phone the same cells form a card (tableCards.ts). The row is memoized, so that a selected row or a loading answer renders only rows
 * that changed, if `columns` and `rowActions` are stable.
 */
export const TableRow = memo(OneRow) as typeof OneRow
