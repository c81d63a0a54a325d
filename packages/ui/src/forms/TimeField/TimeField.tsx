import { forwardRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { TextField } from '../TextField/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'
import { readTime, stepTime, writeTime } from './readTime.ts'

export interface TimeFieldLabels { unreadable: string }

export const timeFieldLabels: TimeFieldLabels = { unreadable: 'Type a time, such as 9:30 PM or 21:30.' }

export interface TimeFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'> {
  /** Minutes 0–1440 of a day; null while there is none. */
  value: number | null
  /** Told when the field is left, on Enter and on arrow keys; not while typing. */
  onValueChange: (change: { value: number | null }) => void
  /** Whether the text is a time, when that changes. What was typed stays. */
  onReadableChange?: (change: { isReadable: boolean }) => void
  /** It ends something: midnight then is the end of the day, 1440, and never its start. */
  isEnd?: boolean
  /** Whether it may be left empty. */
  canBeEmpty?: boolean
  /** Minutes an arrow key goes; with Shift, and page keys, an hour. */
  step?: number
  locale?: string
  labels?: TimeFieldLabels
}

/** A time of day as people type it: '9', '9:30 pm', '2130', '24:00'. Browsers' own time fields know no 24:00. */
export const TimeField = forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(props, ref) {
  const {
    value, onValueChange, onReadableChange, isEnd = false, canBeEmpty = false, step = 15, locale, labels = timeFieldLabels, error, onBlur, onKeyDown, ...rest
  } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)

  const settle = (text: string) => {
    const isBlank = text.trim() === ''
    const read = isBlank ? null : readTime(text, locale)
    const next = isEnd && read === 0 ? 1440 : read
    const isWrong = (isBlank && !canBeEmpty) || (!isBlank && next === null) || (!isEnd && next === 1440)
    if (isWrong !== isUnreadable) onReadableChange?.({ isReadable: !isWrong })
    setUnreadable(isWrong)
    if (isWrong) return
    setDraft(null)
    if (next !== value) onValueChange({ value: next })
  }
  const keyed = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const typed = event.currentTarget.value
    if (event.key === 'Enter') settle(typed)
    const hours = event.shiftKey || event.key.startsWith('Page')
    const direction = { ArrowUp: 1, PageUp: 1, ArrowDown: -1, PageDown: -1 }[event.key]
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const read = readTime(typed, locale)
    const from = isEnd && read === 0 ? 1440 : read
    const next = from === null ? value ?? 720 : stepTime(from, direction * (hours ? 60 : step), isEnd ? { min: 1, max: 1440 } : { min: 0, max: 1439 })
    settle(writeTime(next, locale))
  }
  return (
    <TextField
      autoComplete="off" inputMode="text" {...rest} ref={ref}
      value={draft ?? (value === null ? '' : writeTime(value, locale))}
      error={isUnreadable ? labels.unreadable : error}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={keyed}
      onBlur={(event) => {
        onBlur?.(event)
        if (draft !== null) settle(event.currentTarget.value)
      }}
    />
  )
})
