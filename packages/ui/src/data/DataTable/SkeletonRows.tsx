import { Skeleton } from '../../elements/Skeleton/index.ts'
import type { DataTableColumn } from './tableTypes.ts'

interface SkeletonRowsProps<Row> {
  columns: readonly DataTableColumn<Row>[]
  count: number
  hasCheck: boolean
  /** How many columns of buttons are at the end. */
  tools: number
}

const blank = <Skeleton width="16px" />
const widths = ['72%', '48%', '60%', '54%', '66%']

/** Placeholder bars under the real head. */
export function SkeletonRows<Row>({ columns, count, hasCheck, tools }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_none, line) => (
    <tr key={line} data-skeleton>
      {hasCheck && <td data-part="check">{blank}</td>}
      {columns.map(({ id, phone = 'fact' }, index) => (
        <td key={id} data-part={phone}><Skeleton width={widths[(line + index) % widths.length]} /></td>
      ))}
      {Array.from({ length: tools }, (_tool, index) => <td key={`tool-${index}`} data-part="actions">{blank}</td>)}
    </tr>
  ))
}
