import type { PasswordPanelProps, PasswordPanelValues } from '@portal/ui'
import { useState, type ReactNode } from 'react'
import type { RefusalMessage } from '../app/refusalMessage.ts'
import { useUnsavedChanges } from '../app/useUnsavedChanges.tsx'
import { newPasswordMessages } from '../i18n/newPassword.messages.ts'

export interface NewPassword {
  /** Properties for a `PasswordPanel`. */
  panel: Pick<PasswordPanelProps, 'values' | 'onValuesChange' | 'isBusy' | 'error'>
  /** The question about unsaved changes. */
  question: ReactNode
}

const nothingTyped: PasswordPanelValues = { password: '', confirm: '' }

/** A new password while it is typed, which is never stored, and the service's answer to the last attempt. */
export function useNewPassword(refusal: RefusalMessage | null, isSubmitting: boolean): NewPassword {
  const { unreachable } = newPasswordMessages.useWords()
  const [values, setValues] = useState(nothingTyped)
  const question = useUnsavedChanges(values.password + values.confirm !== '' && !isSubmitting)
  const refused = refusal && (refusal.kind === 'service' ? refusal.message : unreachable)
  return { panel: { values, onValuesChange: (change) => setValues(change.values), isBusy: isSubmitting, error: isSubmitting ? undefined : (refused ?? undefined) }, question }
}
