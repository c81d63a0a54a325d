import { cellProblems, type SheetFinding } from '@portal/domain'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'

export interface ImportCellProps {
  /** The cell's name: 'Unit of row 14'. */
  name: string
  value: string
  finding: SheetFinding | undefined
  /** The cell's problem in words, with its fix if it has one: 'Use 0417'. */
  problem: string | undefined
  mend: string | undefined
  /** Text of an empty cell. */
  empty: string
  /** Whether Tab reaches the cell. Cells with a problem are always reached. */
  isStop: boolean
  isReadOnly: boolean
  onTextChange: (change: { text: string }) => void
  onMend: () => void
}

/** One cell of the import table. Its text becomes a field when the user edits it; a cell with a problem is always a field. */
export function ImportCell({ name, value, finding, problem, mend, empty, isStop, isReadOnly, onTextChange, onMend }: ImportCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isWriting = typed !== null
  // The field replaces the pressed text, so it takes the focus.
  useEffect(() => {
    if (isWriting) input.current?.focus()
  }, [isWriting])
  const commit = () => {
    if (typed !== null && typed !== value) onTextChange({ text: typed })
    setTyped(null)
  }
  if (isReadOnly) return <span data-cell tabIndex={-1}>{value}</span>
  if (typed === null && !finding) {
    return (
      <Shown
        type="button"
        data-cell
        tabIndex={isStop ? 0 : -1}
        aria-label={`${name}: ${value === '' ? empty : value}`}
        onClick={() => setTyped(value)}
        onKeyDown={(event) => {
          if (event.key === 'F2') setTyped(value)
        }}
      >
        {value}
      </Shown>
    )
  }
  const isError = finding !== undefined && cellProblems[finding.problem] === 'error'
  return (
    <Edited>
      <TextField
        data-cell
        label={name}
        isLabelHidden
        ref={input}
        value={typed ?? value}
        error={isError ? problem : undefined}
        help={isError ? undefined : problem}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
      {mend !== undefined && <Button variant="quiet" size="compact" onClick={onMend}>{mend}</Button>}
    </Edited>
  )
}

const Shown = styled.button`
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 32px;
  margin: 0;
  padding-block: var(--portal-space-1);
  padding-inline: var(--portal-space-1);
  border: 1px solid transparent;
  border-radius: var(--portal-radius-control);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: break-word;
  cursor: text;

  &:hover {
    border-color: var(--portal-border-control);
  }
`

const Edited = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--portal-space-1);
  min-inline-size: 120px;
`
