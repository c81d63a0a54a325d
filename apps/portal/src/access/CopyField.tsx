import { Button, LiveRegion, TextField } from '@portal/ui'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'

export interface CopyFieldProps {
  label: string
  help?: string
  /** What is copied. Shown once: nothing keeps it. */
  value: string
  labels: { copy: string; copied: string }
}

/** A text to hand over, with a button that copies it. Where the browser refuses to copy, the text is selected instead. */
export function CopyField({ label, help, value, labels }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      input.current?.select()
    }
  }
  return (
    <Line>
      <TextField ref={input} label={label} help={help} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button size="form" icon={isCopied ? Check : Copy} onClick={() => void copy()}>
        {isCopied ? labels.copied : labels.copy}
      </Button>
      <LiveRegion>{isCopied ? labels.copied : ''}</LiveRegion>
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
