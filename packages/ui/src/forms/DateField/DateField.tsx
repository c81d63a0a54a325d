import { forwardRef } from 'react'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'start' | 'end' | 'min' | 'max'> {
  /** The date as an ISO date; null for none. */
  value: string | null
  /** Called with the new ISO date, or with null if the field is empty or unfinished. */
  onValueChange: (change: { value: string | null }) => void
  /** ISO date of the first day that can be chosen. */
  min?: string
  /** ISO date of the last day that can be chosen. */
  max?: string
}

/** A field for a date. It uses the browser's calendar and its order of day, month and year. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField({ value, onValueChange, ...rest }, ref) {
  return (
    <TextField
      max="9999-12-31" {...rest} ref={ref} type="date" value={value ?? ''}
      onChange={({ currentTarget }) => onValueChange({ value: currentTarget.value === '' ? null : currentTarget.value })}
    />
  )
})
