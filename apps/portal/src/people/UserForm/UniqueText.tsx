import { Button, Inline, Spinner, Text } from '@portal/ui'
import { useEffect } from 'react'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import { userFormMessages } from '../userForm.messages.ts'
import { isAcceptable } from '../userProblems.ts'
import { useUnique, type UniqueAnswer } from '../useUnique.ts'
import { useUserForm, useUserValue } from './UserFormContext.ts'
import { UserText, type TextFieldOfUser, type UserTextProps } from './UserText.tsx'

export type UniqueField = 'Email' | 'Username' | 'Phone' | 'DirectoryPin'

interface Question {
  Value: string
  ExceptID?: number
}

const askers: Record<UniqueField, (api: Portal['api'], question: Question, signal: AbortSignal) => Promise<UniqueAnswer>> = {
  Email: (api, question, signal) => api.isClientEmailUnique(question, { signal }),
  Username: (api, question, signal) => api.isClientUsernameUnique(question, { signal }),
  Phone: (api, question, signal) => api.isClientPhoneUnique(question, { signal }),
  DirectoryPin: (api, question, signal) => api.isDirectoryPinUnique(question, { signal }),
}

export interface UniqueTextProps extends Omit<UserTextProps, 'field'> {
  field: TextFieldOfUser & UniqueField
}

/** A field for a text that must be unique (specification §5). While the user types, it says whether the text is free, and suggests another. */
export function UniqueText({ field, ...rest }: UniqueTextProps) {
  const t = userFormMessages.useWords()
  const { api } = usePortal()
  const { saved, id, onChange, onUniqueness } = useUserForm()
  const value = useUserValue(field)
  const known = useUnique(isAcceptable(field, value) ? value : '', saved?.[field] ?? '', (Value, signal) => askers[field](api, { Value, ...(id !== null && { ExceptID: id }) }, signal))
  const { kind } = known
  useEffect(() => onUniqueness?.(field, kind), [field, kind, onUniqueness])

  const nextFree = known.kind === 'taken' ? known.nextFree : null
  return (
    <UserText
      {...rest}
      field={field}
      error={known.kind === 'taken' && (known.who === '' ? known.message : `${known.message} ${t.takenBy({ who: known.who })}`)}
      end={kind === 'checking' ? <Spinner label={t.checking} /> : undefined}
      after={
        <>
          <Text as="div" size="small" tone={kind === 'free' ? 'success' : 'muted'} role="status">
            {kind === 'free' && t.free}
            {kind === 'unknown' && t.unchecked}
          </Text>
          {nextFree !== null && (
            <Inline>
              <Button size="compact" onClick={() => onChange({ [field]: nextFree })}>
                {t.use({ value: nextFree })}
              </Button>
            </Inline>
          )}
        </>
      }
    />
  )
}
