import { columnsOfKind, draftRowsAtMost, type FileFacts, type ImportColumn, type ImportKind, namingColumns } from '@portal/domain'
import { type ReactNode, useState } from 'react'
import { CellLines } from '../../data/DataTable/CellLines.tsx'
import { DataTable } from '../../data/DataTable/DataTable.tsx'
import type { DataTableColumn } from '../../data/DataTable/tableTypes.ts'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { SelectField, type SelectOption } from '../../forms/SelectField/SelectField.tsx'
import { FootBar } from '../../layout/FootBar/FootBar.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { useImportWords } from '../ImportGrid/useImportWords.ts'
import { fileFact, type ImportWords } from './fileFact.ts'

type Columns = readonly (ImportColumn | null)[]

export interface MatchStepProps {
  kind: ImportKind
  words: ImportWords
  facts: FileFacts
  columns: Columns
  /** Whether the columns were chosen for an earlier file with the same headings. */
  isRemembered: boolean
  targets: readonly SelectOption[]
  target: string
  groups: readonly SelectOption[]
  group: string
  note: ReactNode
  onColumnsChange: (change: { columns: Columns }) => void
  onTargetChange: (change: { target: string }) => void
  onGroupChange: (change: { group: string }) => void
  onBack: () => void
  onNext: () => void
}

/** The second step of an import: the user checks the guessed kind of each column, and chooses where new records go. */
export function MatchStep(props: MatchStepProps) {
  const { kind, words, facts, columns, isRemembered, targets, target, groups, group, note, onColumnsChange, onTargetChange, onGroupChange, onBack, onNext } = props
  const [isPressed, setPressed] = useState(false)
  const naming: ReadonlySet<ImportColumn | null> = new Set(namingColumns[kind])
  const hasName = columns.some((column) => naming.has(column))
  const choose = (index: number, column: ImportColumn | null) =>
    // Only one column can have a kind, so the other column loses it. Edits stay.
    onColumnsChange({ columns: columns.map((one, place) => (place === index ? column : one === column ? null : one)) })
  const reasonOf = (index: number) => {
    const guess = facts.guesses[index]
    if (columns[index] === null) return words.leftOut
    if (guess?.column !== columns[index]) return isRemembered ? words.reasons.remembered : words.reasons.chosen
    return words.reasons[guess?.reason ?? 'contents']
  }
  const rows = columns.map((column, index) => ({ index, column, heading: facts.headings?.[index]?.trim() || words.unnamed({ number: index + 1 }), sample: facts.samples[index] ?? [] }))
  const shown = useMatchColumns({ kind, words, reasonOf, choose })
  return (
    <Stack gap={4}>
      <Card title={facts.name}>
        <Stack gap={3}>
          <Text tone="muted">{fileFact(words, facts)}</Text>
          {facts.rows > draftRowsAtMost && <Text tone="muted">{words.tooLong}</Text>}
          <Grid>
            <SelectField label={words.place} help={words.placeHelp} value={target} options={targets} onChange={({ currentTarget: { value } }) => onTargetChange({ target: value })} />
            {groups.length > 0 && (
              <SelectField label={words.group} help={words.groupHelp} placeholder={words.noGroup} value={group} options={groups} onChange={({ currentTarget: { value } }) => onGroupChange({ group: value })} />
            )}
          </Grid>
          {note}
        </Stack>
      </Card>
      {isPressed && !hasName && <InlineAlert tone="danger" role="alert">{words.needs[kind]}</InlineAlert>}
      <DataTable label={words.steps.match} title={words.steps.match} rows={rows} getRowId={({ index }) => String(index)} columns={shown} />
      <FootBar fact={words.nothingWritten} waiting={isPressed && !hasName ? words.needs[kind] : null}>
        <Button size="form" onClick={onBack}>{words.back}</Button>
        <Button variant="primary" size="form" onClick={() => (hasName ? onNext() : setPressed(true))}>{words.next({ step: words.steps.check })}</Button>
      </FootBar>
    </Stack>
  )
}

/** A column of the file with its chosen kind. */
interface MatchedColumn {
  index: number
  column: ImportColumn | null
  heading: string
  /** The column's first values. */
  sample: readonly string[]
}

interface Matching {
  kind: ImportKind
  words: ImportWords
  reasonOf: (index: number) => string
  choose: (index: number, column: ImportColumn | null) => void
}

function useMatchColumns({ kind, words, reasonOf, choose }: Matching): DataTableColumn<MatchedColumn>[] {
  const columnWords = useImportWords()
  const choices: readonly ImportColumn[] = columnsOfKind[kind]
  return [
    { id: 'column', header: words.column, phone: 'title', cell: ({ heading }) => <bdi>{heading}</bdi> },
    { id: 'sample', header: words.sample, phone: 'line', cell: ({ sample }) => <Text tone="muted"><bdi>{sample.join(' · ')}</bdi></Text> },
    {
      id: 'holds', header: words.holds, phone: 'line',
      cell: ({ index, column, heading }) => (
        <CellLines isWhole second={reasonOf(index)}>
          <SelectField
            label={`${words.holds}: ${heading}`}
            isLabelHidden
            value={column ?? ''}
            placeholder={words.leftOut}
            options={choices.map((one) => ({ value: one, label: columnWords[one] }))}
            onChange={({ currentTarget: { value } }) => choose(index, choices.find((one) => one === value) ?? null)}
          />
        </CellLines>
      ),
    },
  ]
}
