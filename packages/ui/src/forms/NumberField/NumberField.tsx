import type { Labels } from '@portal/domain'
import { forwardRef, type KeyboardEvent, useState } from 'react'
import { useControlled } from '../../internal/useControlled.ts'
import { useLabels } from '../../words/useLabels.ts'
import { isShown } from '../Field/Field.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { numberFieldMessages } from './NumberField.messages.ts'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'labels'> {
  /** The number, a whole one; null for none. Omit to let the field keep it. */
  value?: number | null
  /** The initial number. */
  defaultValue?: number | null
  /**
   * Called when the text changes. `isReadable` is false while the text isn't a number from `min` to `max`; `value` is then the last valid
   * number.
   */
  onValueChange?: (change: { value: number | null, isReadable: boolean }) => void
  /** The smallest allowed number. */
  min?: number
  /** The greatest allowed number. */
  max?: number
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: TextFieldProps['labels'] & Labels<typeof numberFieldMessages>
}

/** A field for a whole number. Invalid text stays, and the field says what is wrong. Ref and other properties reach the input. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, ref) {
  const { value, defaultValue = null, onValueChange, min = 0, max = 999_999, error, labels, onKeyDown, ...rest } = props
  const words = useLabels('NumberField', numberFieldMessages, labels)
  const [number, setNumber] = useControlled(value, defaultValue, () => undefined)
  const [draft, setDraft] = useState<string | null>(null)
  const problem = draft === null ? undefined : problemOf(draft, min, max)

  const type = (text: string) => {
    const isReadable = problemOf(text, min, max) === undefined
    const next = isReadable ? read(text) : number
    setDraft(isReadable ? null : text)
    setNumber(next)
    onValueChange?.({ value: next, isReadable })
  }
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (event.defaultPrevented || by === undefined || rest.readOnly || rest.disabled) return
    event.preventDefault()
    type(String(Math.min(max, Math.max(min, number === null ? min : number + by))))
  }
  return (
    <TextField
      autoComplete="off" {...rest} ref={ref} inputMode="numeric" labels={labels} onKeyDown={step}
      value={draft ?? (number === null ? '' : String(number))}
      error={isShown(error) || problem === undefined ? error : { notANumber: words.notANumber, tooSmall: words.tooSmall({ min: String(min) }), tooLarge: words.tooLarge({ max: String(max) }) }[problem]}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
})

const read = (text: string) => (text.trim() === '' ? null : Number(text))

function problemOf(text: string, min: number, max: number): keyof typeof numberFieldMessages | undefined {
  const plain = text.trim()
  if (plain === '') return undefined
  if (!/^-?\d{1,15}$/.test(plain)) return 'notANumber'
  if (Number(plain) < min) return 'tooSmall'
  return Number(plain) > max ? 'tooLarge' : undefined
}
