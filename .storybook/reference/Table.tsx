import './reference.css'
import type { ReactNode } from 'react'

export interface TableRow {
  id: string
  /** The cells of the row; the first is its heading. */
  cells: readonly ReactNode[]
  isChosen?: boolean
}

export interface TableProps {
  caption: string
  head: readonly string[]
  rows: readonly TableRow[]
}

/** A table of facts; on a phone each row is a card. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <div className="reference-table">
      <table aria-label={caption}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...facts], isChosen = false }) => (
            <tr key={id} data-chosen={isChosen} aria-current={isChosen || undefined}>
              <th scope="row">{name}</th>
              {facts.map((fact, index) => (
                <td key={head[index + 1]} data-title={head[index + 1]}>{fact}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
