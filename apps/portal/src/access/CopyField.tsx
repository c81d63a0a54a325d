import { CopyButton, TextField } from '@portal/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'

export interface CopyFieldProps {
  label: string
  help?: string
  /** What is copied. Shown once: nothing keeps it. */
  value: string
}

/** A text to hand over, with a button that copies it. Where the browser refuses to copy, the text is selected instead. */
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
