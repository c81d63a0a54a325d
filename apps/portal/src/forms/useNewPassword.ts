import { useStore } from '@nanostores/react'
import type { PasswordPanelProps, PasswordPanelValues } from '@portal/ui'
import { useState, type ReactNode } from 'react'
import type { RefusalMessage } from '../app/refusalMessage.ts'
import { useUnsavedChanges } from '../app/useUnsavedChanges.tsx'
import { newPasswordMessages } from '../i18n/newPassword.messages.ts'

export interface NewPassword {
  /** What a PasswordPanel wants to know of it. */
  panel: Pick<PasswordPanelProps, 'values' | 'onValuesChange' | 'isBusy' | 'error'>
  /** The question before what was typed is left. */
  question: ReactNode
}

const nothingTyped: PasswordPanelValues = { password: '', confirm: '' }

/** A new password while it is typed, never kept anywhere, and what the service said to the last try. */
export function useNewPassword(refusal: RefusalMessage | null, isSubmitting: boolean): NewPassword {
  const { unreachable } = useStore(newPasswordMessages)
  const [values, setValues] = useState(nothingTyped)
  const question = useUnsavedChanges(values.password + values.confirm !== '' && !isSubmitting)
  const refused = refusal && (refusal.kind === 'service' ? refusal.message : unreachable)
  return { panel: { values, onValuesChange: (change) => setValues(change.values), isBusy: isSubmitting, error: isSubmitting ? undefined : (refused ?? undefined) }, question }
}
