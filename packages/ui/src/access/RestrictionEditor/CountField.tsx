import { useState } from 'react'
import { TextField } from '../../forms/TextField/index.ts'
import type { TextFieldProps } from '../../forms/TextField/index.ts'
import { useEditor } from './editorContext.ts'

interface CountFieldProps extends Pick<TextFieldProps, 'label' | 'help' | 'placeholder' | 'isOptional' | 'className' | 'error'> {
  /** Keys the field among the editor's own. */
  id: string
  value: number | null
  onChange: (change: { value: number | null }) => void
}

/** A whole number from 1, or none. What is no number stays and says so. */
export function CountField({ id, value, onChange, error, ...rest }: CountFieldProps) {
  const { words, setReadable } = useEditor()
  const [draft, setDraft] = useState<string | null>(null)
  const isWrong = draft !== null && readCount(draft) === undefined
  const type = (text: string) => {
    const count = readCount(text)
    setReadable(id, count !== undefined)
    setDraft(count === undefined ? text : null)
    if (count !== undefined && count !== value) onChange({ value: count })
  }
  return (
    <TextField
      {...rest} inputMode="numeric" autoComplete="off"
      value={draft ?? (value === null ? '' : String(value))} error={isWrong ? words.wholeNumber : error}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

/** Null where it is empty, undefined where it is no number. */
function readCount(text: string): number | null | undefined {
  const plain = text.trim()
  if (plain === '') return null
  return /^[1-9]\d{0,5}$/.test(plain) ? Number(plain) : undefined
}
