import { styled } from 'styled-components'

interface ChartTableProps {
  name: string
  /** The heading of the first column, such as 'Hour'. */
  head: string
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly string[] }[]
}

/** The values of a chart as a table. */
export function ChartTable({ name, head, columns, rows }: ChartTableProps) {
  return (
    <Table aria-label={name}>
      <thead>
        <tr>{[head, ...columns].map((column) => <th key={column} scope="col">{column}</th>)}</tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {row.cells.map((cell, index) => <td key={columns[index]}>{cell}</td>)}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  inline-size: 100%;
  margin-block-end: var(--portal-space-4);
  border-collapse: collapse;
  font: var(--portal-type-small);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--portal-space-1) var(--portal-space-2);
    border-block-end: 1px solid var(--portal-border-subtle);
    text-align: end;
  }
  th {
    font-weight: var(--portal-weight-medium);
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  tbody th {
    font-weight: var(--portal-weight-regular);
  }
`
