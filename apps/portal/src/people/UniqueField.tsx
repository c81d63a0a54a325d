import type { ApiClient } from '@portal/api-client'
import { FilteredTextField, Spinner, type FilteredTextFieldProps } from '@portal/ui'
import { useEffect } from 'react'
import { editMessages } from '../forms/edit.messages.ts'
import { findTextProblem } from '@portal/domain'
import { typingPause, useAsk } from '#portal/app/asking.tsx'

export interface UniqueFieldProps extends Omit<FilteredTextFieldProps, 'value' | 'onChange' | 'end' | 'error'> {
  value: string
  /** The record's own value, which counts as free. */
  saved: string
  /** The value to check; empty while it is invalid. If omitted, the value itself, provided that it may be stored. */
  candidate?: string
  ask: (api: ApiClient, Value: string, signal: AbortSignal) => Promise<UniqueAnswer>
  /** A text instead of `help` while the value is free. */
  free?: string
  /** A problem or a refusal, which has priority over the check. */
  error?: string | undefined
  onType: (text: string) => void
  onUniqueness?: (kind: Uniqueness['kind']) => void
}

/** A field for a text that no other record may have. While the user types, the field says whether the text is free. */
export function UniqueField({ value, saved, candidate = storable(value), ask, free, help, error, onType, onUniqueness, ...rest }: UniqueFieldProps) {
  const { checking } = editMessages.useWords()
  const known = useUnique(candidate, saved, ask)
  const { kind } = known
  useEffect(() => onUniqueness?.(kind), [kind, onUniqueness])
  return (
    <FilteredTextField
      {...rest}
      value={value}
      help={kind === 'free' && free !== undefined ? free : help}
      end={kind === 'checking' ? <Spinner label={checking} /> : undefined}
      error={error ?? (known.kind === 'taken' ? known.message : undefined)}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}

/** Whether a value that must be unique is unused. */
export type Uniqueness =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'free' }
  /**
   * The value is taken. `message` is the service's sentence; `who` is the name of the record that has the value, empty if hidden from the
   * viewer; `nextFree` is a free value, if there is one.
   */
  | { kind: 'taken'; message: string; who: string; nextFree: string | null }
  /** The check failed, so the result is known only after saving. */
  | { kind: 'unknown' }

export interface UniqueAnswer {
  IsUnique: boolean
  message: string
  TakenBy: string
  NextFree: string | null
}

/** The text, if it may be stored; otherwise empty, so that it isn't checked. */
const storable = (text: string): string => (findTextProblem(text.trim()) === null ? text : '')

/** Returns whether a typed value is free. Pass '' for an invalid value, which isn't checked. The record's own value (`saved`) is free. */
export function useUnique(value: string, saved: string, ask: (api: ApiClient, value: string, signal: AbortSignal) => Promise<UniqueAnswer>): Uniqueness {
  const text = value.trim()
  const key = text === '' || text === saved.trim() ? null : text
  // All failures are caught, even an invalid answer, because they must not remove the form.
  const { answer, isLoading } = useAsk(key, (api, signal) => ask(api, text, signal).catch(() => null), { after: typingPause })
  if (key === null) return { kind: 'idle' }
  if (isLoading) return { kind: 'checking' }
  if (!answer) return { kind: 'unknown' }
  return answer.IsUnique ? { kind: 'free' } : { kind: 'taken', message: answer.message, who: answer.TakenBy, nextFree: answer.NextFree }
}
