import { useStore } from '@nanostores/react'
import { columnsOfKind, guessColumns, type ImportColumn, type ImportKind, namingColumns } from '@portal/domain'
import { Button, Card, CellLines, DataTable, FootBar, Grid, InlineAlert, SelectField, Stack, Text, useImportWords, type DataTableColumn } from '@portal/ui'
import { useMemo, useState } from 'react'
import { newImportMessages } from '../messages.ts'
import { fileFact } from './fileFact.ts'
import { type ImportDraft, rowsKept } from './importDraft.ts'
import type { NewImportData } from './route.tsx'

export interface MatchStepProps {
  draft: ImportDraft
  properties: NewImportData['properties']
  /** Whether the columns are those of the last file of this shape. */
  remembered: boolean
  onDraftChange: (change: { draft: Partial<ImportDraft> }) => void
  onBack: () => void
  onNext: () => void
}

/** The second step: what each column holds, guessed with its reason, and where new people are added. */
export function MatchStep({ draft, properties, remembered, onDraftChange, onBack, onNext }: MatchStepProps) {
  const t = useStore(newImportMessages)
  const [isPressed, setPressed] = useState(false)
  const { kind, file, columns, propertyId } = draft
  const guesses = useMemo(() => guessColumns(kind, file.headings, file.rows.map(({ cells }) => cells)), [kind, file])
  const names: ReadonlySet<ImportColumn | null> = new Set(namingColumns[kind])
  const hasName = columns.some((column) => names.has(column))
  const needs = kind === 'accessCodes' ? t.needsCode : t.needsName
  const choose = (index: number, column: ImportColumn | null) =>
    // A kind stands in one column: it leaves the other. What was edited stays.
    onDraftChange({ draft: { columns: columns.map((one, place) => (place === index ? column : one === column ? null : one)) } })
  const reasonOf = (index: number) => {
    const guess = guesses[index]
    if (columns[index] === null) return t.leftOut
    if (guess?.column !== columns[index]) return remembered ? t.byLastTime : t.byYou
    return guess?.reason === 'heading' ? t.byHeading : t.byContents
  }
  const rows: MatchedColumn[] = columns.map((column, index) => ({
    index, column,
    heading: file.headings?.[index]?.trim() || t.unnamed({ number: index + 1 }),
    sample: file.rows.map(({ cells }) => cells[index]?.trim() ?? '').filter((cell) => cell !== '').slice(0, 3),
  }))
  const columnsShown = useMatchColumns({ kind, reasonOf, choose })
  return (
    <Stack gap={4}>
      <Card title={file.name}>
        <Stack gap={3}>
          <Text tone="muted">{fileFact(t, file)}</Text>
          {file.rows.length > rowsKept && <Text tone="muted">{t.tooLong}</Text>}
          <Grid>
          <SelectField
            label={t.place}
            help={t.placeHelp}
            value={String(propertyId)}
            options={properties.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
            onChange={({ currentTarget: { value } }) => onDraftChange({ draft: { propertyId: Number(value) } })}
          />
          </Grid>
        </Stack>
      </Card>
      {isPressed && !hasName && <InlineAlert tone="danger" role="alert">{needs}</InlineAlert>}
      <DataTable
        label={t.match}
        title={t.match}
        rows={rows}
        getRowId={({ index }) => String(index)}
        columns={columnsShown}
      />
      <FootBar fact={t.nothingWritten} waiting={isPressed && !hasName ? needs : null}>
        <Button size="form" onClick={onBack}>{t.back}</Button>
        <Button variant="primary" size="form" onClick={() => (hasName ? onNext() : setPressed(true))}>{t.next({ step: t.check })}</Button>
      </FootBar>
    </Stack>
  )
}

/** A column of the file with what it holds. */
interface MatchedColumn {
  index: number
  column: ImportColumn | null
  heading: string
  /** Its first values. */
  sample: string[]
}

interface Matching {
  kind: ImportKind
  reasonOf: (index: number) => string
  choose: (index: number, column: ImportColumn | null) => void
}

function useMatchColumns({ kind, reasonOf, choose }: Matching): DataTableColumn<MatchedColumn>[] {
  const t = useStore(newImportMessages)
  const words = useImportWords()
  const choices: readonly ImportColumn[] = columnsOfKind[kind]
  return [
    { id: 'column', header: t.column, phone: 'title', cell: ({ heading }) => <bdi>{heading}</bdi> },
    { id: 'sample', header: t.sample, phone: 'line', cell: ({ sample }) => <Text tone="muted"><bdi>{sample.join(' · ')}</bdi></Text> },
    {
      id: 'holds', header: t.holds, phone: 'line',
      cell: ({ index, column, heading }) => (
        <CellLines isWhole second={reasonOf(index)}>
          <SelectField
            label={`${t.holds}: ${heading}`}
            isLabelHidden
            value={column ?? ''}
            placeholder={t.leftOut}
            options={choices.map((one) => ({ value: one, label: words[one] }))}
            onChange={({ currentTarget: { value } }) => choose(index, choices.find((one) => one === value) ?? null)}
          />
        </CellLines>
      ),
    },
  ]
}
