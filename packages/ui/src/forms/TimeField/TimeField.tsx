import type { Labels } from '@portal/domain'
import { forwardRef, type KeyboardEvent, useState } from 'react'
import { TextField, type TextFieldLabels, type TextFieldProps } from '../TextField/TextField.tsx'
import { afterPress } from '../../internal/afterPress.ts'
import { readTime, stepTime, writeTime } from './readTime.ts'
import { useLabels } from '../../words/useLabels.ts'
import { timeFieldMessages } from './TimeField.messages.ts'
import { useSetting } from '../../words/PortalProvider.tsx'

export type TimeFieldLabels = TextFieldLabels & Labels<typeof timeFieldMessages>

export interface TimeFieldProps extends Omit<TextFieldProps, 'type' | 'labels' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'> {
  /** The time in minutes since midnight, 0 to 1440; null for none. */
  value: number | null
  /** Called with the new time when the user leaves the field or presses Enter or an arrow key, but not while typing. */
  onValueChange: (change: { value: number | null }) => void
  /** Called when the typed text becomes valid or invalid. Invalid text stays. */
  onReadableChange?: (change: { isReadable: boolean }) => void
  /** Whether the time is the end of a period. Midnight is then 1440, the end of the day. */
  isEnd?: boolean
  /** Whether the field can be empty. */
  canBeEmpty?: boolean
  /** How many minutes an arrow key changes. With Shift, or by the page keys, it is one hour. */
  step?: number
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: TimeFieldLabels
}

/** A field for a time of day in common notations: '9', '9:30 pm', '2130', '24:00'. Native time fields don't support 24:00. */
export const TimeField = forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(props, ref) {
  const {
    value, onValueChange, onReadableChange, isEnd = false, canBeEmpty = false, step = 15, labels, error, onBlur, onKeyDown, ...rest
  } = props
  const { locale } = useSetting()
  const words = useLabels('TimeField', timeFieldMessages, labels)
  const [draft, setDraft] = useState<string | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)

  const settle = (text: string) => {
    const isBlank = text.trim() === ''
    const read = isBlank ? null : readTime(text, locale)
    const next = isEnd && read === 0 ? 1440 : read
    const isWrong = (isBlank && !canBeEmpty) || (!isBlank && next === null) || (!isEnd && next === 1440)
    if (isWrong !== isUnreadable) onReadableChange?.({ isReadable: !isWrong })
    afterPress(() => setUnreadable(isWrong))
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
      autoComplete="off" inputMode="text" {...rest} ref={ref} labels={labels}
      value={draft ?? (value === null ? '' : writeTime(value, locale))}
      error={isUnreadable ? words.unreadable : error}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={keyed}
      onBlur={(event) => {
        onBlur?.(event)
        if (draft !== null) settle(event.currentTarget.value)
      }}
    />
  )
})
