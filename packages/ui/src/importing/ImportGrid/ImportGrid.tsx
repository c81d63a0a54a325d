import { importChoices, type ImportChoice, type ImportColumn, type Labels, type SheetFinding, type SheetRow, type Twins } from '@portal/domain'
import { forwardRef, useState, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { media } from '../../theme/media.ts'
import { ImportCell } from './ImportCell.tsx'
import type { importGridMessages } from './ImportGrid.messages.ts'
import { sayProblem, useImportWords } from './useImportWords.ts'

export type ImportGridLabels = Labels<typeof importGridMessages>

/** The kind of value in a column; null if the column isn't imported. */
type SheetColumn = ImportColumn | null

export interface ImportGridProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Names the table for screen readers: 'Rows of movers.csv'. */
  label: string
  /** The kind of value in each column; null: the column isn't shown. */
  columns: readonly SheetColumn[]
  /** The rows of this page. */
  rows: readonly SheetRow[]
  /** The problems of these rows, from `inspectSheet`. */
  findings: readonly SheetFinding[]
  /** Rows that name the user of an earlier row; each needs a choice. */
  twins?: Twins
  /** Called when the text of a cell changes. */
  onCellChange: (change: { row: number, cell: number, text: string }) => void
  /** Called when the user accepts the fix of a cell. */
  onMend: (mend: { finding: SheetFinding }) => void
  /** Called when the user chooses what to do with a row whose user already exists. */
  onChoiceChange: (change: { row: number, choice: SheetRow['choice'] }) => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: ImportGridLabels
}

/** An editable table of file rows: each problem is shown in its cell, with a fix. */
export const ImportGrid = forwardRef<HTMLDivElement, ImportGridProps>(function ImportGrid(props, ref) {
  const { label, columns, rows, findings, twins, onCellChange, onMend, onChoiceChange, labels, ...rest } = props
  const words = useImportWords(labels)
  const [stop, setStop] = useState({ row: rows[0]?.row ?? 0, cell: 0 })
  const shown = columns.flatMap((column, cell) => (column === null ? [] : [{ column, cell }]))
  const stopRow = rows.some(({ row }) => row === stop.row) ? stop.row : rows[0]?.row
  const stopCell = shown.some(({ cell }) => cell === stop.cell) ? stop.cell : shown[0]?.cell

  return (
    <Root ref={ref} {...rest}>
      <Table aria-label={label} onKeyDown={(event: KeyboardEvent<HTMLTableElement>) => moveInGrid(event)}>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            {shown.map(({ column, cell }) => <th key={cell} scope="col">{words[column]}</th>)}
            <th scope="col"><VisuallyHidden>{words.leaveOut}</VisuallyHidden></th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells, choice }) => {
            const isOut = choice === 'leaveOut'
            const twin = twins?.get(row)
            return (
              <tr key={row} data-out={isOut || undefined}>
                <th scope="row" data-part="row"><span data-part="label">{words.row} </span>{row}</th>
                {shown.map(({ column, cell }) => {
                  const finding = isOut ? undefined : findings.find((found) => found.row === row && found.cell === cell)
                  const mend = finding?.mend ?? null
                  return (
                    <td key={cell} onFocus={() => setStop({ row, cell })}>
                      <span data-part="label">{words[column]}</span>
                      <ImportCell
                        name={words.cell({ column: words[column], row })}
                        value={cells[cell] ?? ''}
                        finding={finding}
                        problem={finding && sayProblem(words, finding)}
                        mend={mend === null ? undefined : words.use({ value: mend })}
                        empty={words.empty}
                        isStop={row === stopRow && cell === stopCell}
                        isReadOnly={isOut}
                        onTextChange={({ text }) => onCellChange({ row, cell, text })}
                        onMend={() => finding && onMend({ finding })}
                      />
                    </td>
                  )
                })}
                <td data-part="choice">
                  {twin !== undefined && !isOut && (
                    <SelectField
                      label={words.choice}
                      isLabelHidden
                      help={words.twin({ row: twin })}
                      value={choice}
                      options={importChoices.map((one) => ({ value: one, label: words[one] }))}
                      onChange={({ currentTarget: { value } }) => onChoiceChange({ row, choice: importChoices.find((one): one is ImportChoice => one === value) ?? 'merge' })}
                    />
                  )}
                  <Button
                    variant="quiet"
                    size="compact"
                    aria-label={words.rowNamed({ action: isOut ? words.takeIn : words.leaveOut, row })}
                    onClick={() => onChoiceChange({ row, choice: isOut ? 'merge' : 'leaveOut' })}
                  >
                    {isOut ? words.takeIn : words.leaveOut}
                  </Button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Root>
  )
})

const Root = styled.div`
  overflow-x: auto;
`

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;

  th,
  td {
    padding-block: var(--portal-space-1);
    padding-inline: var(--portal-space-2);
    border-block-end: 1px solid var(--portal-table-divider);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    block-size: 36px;
    background: var(--portal-table-head-bg);
    color: var(--portal-table-head-text);
    font: var(--portal-type-small);
    font-weight: var(--portal-weight-medium);
    vertical-align: middle;
    white-space: nowrap;
  }
  [data-part='row'] {
    padding-block-start: var(--portal-space-3);
    padding-inline-start: var(--portal-space-4);
    color: var(--portal-text-muted);
    font-weight: var(--portal-weight-regular);
    font-variant-numeric: tabular-nums;
  }
  tbody [data-part='label'] {
    display: none;
  }
  [data-part='choice'] {
    position: sticky;
    inset-inline-end: 0;
    background: var(--portal-surface-base);
    text-align: end;
  }
  tr[data-out] {
    color: var(--portal-text-muted);
    text-decoration: line-through;
  }
  tr[data-out] [data-part='choice'] {
    text-decoration: none;
  }
  ${media.phone} {
    &,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      padding-block: var(--portal-space-2);
      border-block-end: 1px solid var(--portal-table-divider);
    }
    tbody th,
    td {
      border: 0;
      padding-inline: var(--portal-space-4);
    }
    td:not([data-part]) {
      display: grid;
      grid-template-columns: 104px minmax(0, 1fr);
      align-items: start;
      gap: var(--portal-space-2);
    }
    tbody [data-part='label'] {
      display: inline;
      padding-block-start: var(--portal-space-2);
      color: var(--portal-text-muted);
      font: var(--portal-type-small);
    }
  }
`

const steps: Readonly<Partial<Record<string, [rows: number, cells: number]>>> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Enter: [1, 0],
}

/**
 * Moves the focus between cells: by arrow keys from a text cell, by ↑, ↓ and Enter from a field. Enter on a text cell starts editing, as a
 * click does.
 */
function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-cell]') : null
  const step = steps[event.key]
  if (!from || !step || event.altKey || event.ctrlKey || event.metaKey) return
  const isField = from instanceof HTMLInputElement
  if (isField ? event.key === 'ArrowLeft' || event.key === 'ArrowRight' : event.key === 'Enter') return
  const [rows, cells] = step
  const cell = from.closest('td')
  const row = cell?.parentElement
  if (!cell || !row) return
  const across = cells * (getComputedStyle(cell).direction === 'rtl' ? -1 : 1)
  const body = [...(row.parentElement?.children ?? [])]
  const target = body[body.indexOf(row) + rows]?.children[[...row.children].indexOf(cell) + across]
  const next = target?.querySelector<HTMLElement>('[data-cell]')
  if (!next) return
  event.preventDefault()
  next.focus()
}
