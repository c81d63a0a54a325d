import type { ReactNode } from 'react'

/** A table on a page about foundations. The first cell of each row is its heading. */
export function Table({ heads, rows }: { heads: readonly string[], rows: readonly { key: string, cells: readonly ReactNode[] }[] }) {
  return (
    <table>
      <thead><tr>{heads.map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>{cells.map((cell, at) => (at === 0 ? <th key={heads[at]} scope="row">{cell}</th> : <td key={heads[at]}>{cell}</td>))}</tr>
        ))}
      </tbody>
    </table>
  )
}
