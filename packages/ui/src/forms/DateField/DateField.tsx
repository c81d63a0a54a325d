import { forwardRef } from 'react'
import { TextField } from '../TextField/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'start' | 'end' | 'min' | 'max'> {
  /** An ISO date; null while there is none. */
  value: string | null
  /** The date is another: ISO, or null where it is empty or unfinished. */
  onValueChange: (change: { value: string | null }) => void
  /** ISO dates; both may be chosen. */
  min?: string
  /** ISO date: the last day that may be chosen. */
  max?: string
}

/** A calendar date. The browser's own calendar, in the person's own order of day, month and year. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField({ value, onValueChange, ...rest }, ref) {
  return (
    <TextField
      max="9999-12-31" {...rest} ref={ref} type="date" value={value ?? ''}
      onChange={({ currentTarget }) => onValueChange({ value: currentTarget.value === '' ? null : currentTarget.value })}
    />
  )
})
