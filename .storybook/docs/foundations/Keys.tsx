import type { ComponentGuide } from '../../../packages/ui/src/docs/ComponentGuide.ts'
import { measuredPairs, measure, tokensOf } from './tokens.ts'
import { Table } from './Table.tsx'

const guides = Object.values(import.meta.glob<Record<string, ComponentGuide>>('../../../packages/ui/src/**/*.guide.ts', { eager: true })).flatMap((module) => Object.values(module))

/** The keys of every component that has its own, as on its page. */
export function Keys() {
  const rows = guides.filter(({ keyboard }) => Object.keys(keyboard ?? {}).length > 0)
    .toSorted((one, other) => one.components[0].localeCompare(other.components[0]))
    .map(({ components, keyboard }) => ({
      key: components[0],
      cells: [components[0], <>{Object.entries(keyboard ?? {}).map(([key, does]) => <div key={key}><code>{key}</code> {does}</div>)}</>],
    }))
  return <Table heads={['Component', 'Keys']} rows={rows} />
}

/** A summary of the measured contrast pairs in both themes. */
export function ContrastSummary() {
  const lowest = (need: number) => Math.min(...measuredPairs.filter((pair) => pair.need === need).flatMap(({ ratios }) => ratios)).toFixed(2)
  return <p>{measuredPairs.length} pairs are measured in both themes: text has {lowest(4.5)}:1 at the least, edges, icons and rings {lowest(3)}:1.</p>
}

/** A table with the heights of controls. */
export function Targets() {
  const rows = tokensOf('size.control', ['control']).map(({ name, variable, value }) => ({ key: name, cells: [<code key="name">{variable}</code>, measure(value)] }))
  return <Table heads={['Variable', 'Height']} rows={rows} />
}
