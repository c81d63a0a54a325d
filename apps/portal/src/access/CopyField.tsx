import { CopyButton, TextField } from '@portal/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'

export interface CopyFieldProps {
  label: string
  help?: string
  /** The text to copy, which is shown only once. */
  value: string
}

/** A text with a copy button. If the browser refuses to copy, the text is selected instead. */
export function CopyField({ label, help, value }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Line>
      <TextField ref={input} label={label} help={help} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
      <CopyButton size="form" text={value} onRefuse={() => input.current?.select()} />
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--portal-space-2);

  &:has(small, [id$='-help']) {
    align-items: center;
  }
`
