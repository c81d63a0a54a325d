import { Markdown } from '@storybook/addon-docs/blocks'

interface Result {
  taken: { day: string; cores: number; load: number }
  tables: { title: string; columns: string[]; rows: string[][] }[]
}

const results = import.meta.glob<Result>('../../bench/results/*.json', { eager: true, import: 'default' })

const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** Tables with every result in `bench/results`, by the name of the measurement. */
export function MeasurementTables() {
  return (
    <Markdown>
      {Object.entries(results).flatMap(([path, { taken, tables }]) => [
        `## ${path.slice(path.lastIndexOf('/') + 1, -'.json'.length)}`, '', `${taken.day}, ${taken.cores} cores, load ${taken.load}.`, '',
        ...tables.flatMap(({ title, columns, rows }) => [`### ${title}`, '', line(columns), line(columns.map((_column, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line), '']),
      ]).join('\n')}
    </Markdown>
  )
}
