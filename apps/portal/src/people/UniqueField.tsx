import type { ApiClient } from '@portal/api-client'
import { FilteredTextField, Spinner, type FilteredTextFieldProps } from '@portal/ui'
import { useEffect } from 'react'
import { editMessages } from '../forms/edit.messages.ts'
import { storable, useUnique, type UniqueAnswer, type Uniqueness } from './useUnique.ts'

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
