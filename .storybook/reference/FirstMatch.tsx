import type { ReactNode } from 'react'
import { Badge, Card, Inline, Stack } from '../../packages/ui/src/index.ts'
import { Table } from './Table.tsx'

export interface FirstMatchProps<Row> {
  title: string
  head: [rule: string, words: string, outcome: string]
  rows: readonly Row[]
  /** The first row whose condition matches the controls. */
  match: Row | undefined
  describe: (row: Row) => [rule: string, words: ReactNode, outcome: string]
  /** The state to decide. */
  controls: ReactNode
}

/** A table with ordered rules of the domain. The first row that matches decides, and is marked. */
export function FirstMatch<Row>({ title, head, rows, match, describe, controls }: FirstMatchProps<Row>) {
  return (
    <Stack gap={5}>
      <Card title="Try it">{controls}</Card>
      <Card title={title} fact={rows.length} padding="none">
        <Table
          caption={title}
          head={head}
          rows={rows.map((row) => {
            const [rule, ...facts] = describe(row)
            const isChosen = row === match
            const name = <Inline gap={2} isWrapping>{rule}{isChosen && <Badge tone="success">Decides</Badge>}</Inline>
            return { id: rule, cells: [name, ...facts], isChosen }
          })}
        />
      </Card>
    </Stack>
  )
}
