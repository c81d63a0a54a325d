export interface Table {
  title: string
  /** Headings of the columns. The first column has the names of the rows. */
  columns: string[]
  rows: string[][]
}

/** Writes a table as text. The first column is aligned left, the others right. */
export function printTable({ title, columns, rows }: Table): void {
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join('   ')
  console.log(`\n${title}\n`)
  for (const cells of [columns, widths.map((width) => '─'.repeat(width)), ...rows]) console.log(`  ${line(cells)}`)
}
