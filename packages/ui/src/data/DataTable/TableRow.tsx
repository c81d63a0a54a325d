import type { ReactNode } from 'react'
import type { DataTableColumn } from './tableTypes.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly DataTableColumn<Row>[]
  check: ReactNode
  actions: ReactNode
  isSelected: boolean
  isCurrent: boolean
}

/** One row; on a phone the same cells stand as a card (tableCards.ts). */
export function TableRow<Row>({ row, columns, check, actions, isSelected, isCurrent }: TableRowProps<Row>) {
  const partOf = ({ phone = 'fact', isEmpty }: DataTableColumn<Row>) => ((phone === 'fact' || phone === 'line') && isEmpty?.(row) ? 'hidden' : phone)
  const firstFact = columns.find((column) => partOf(column) === 'fact')?.id
  return (
    <tr data-selected={isSelected || undefined} data-current={isCurrent || undefined} aria-current={isCurrent || undefined}>
      {check && <td data-part="check">{check}</td>}
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
      {actions !== undefined && <td data-part="actions">{actions}</td>}
    </tr>
  )
}
