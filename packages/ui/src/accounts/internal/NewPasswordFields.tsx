import { findPasswordFieldMessages, type Labels } from '@portal/domain'
import { type RefObject, useId, useState } from 'react'
import { afterPress } from '../../internal/afterPress.ts'
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx'
import { PasswordRequirements } from '../../forms/PasswordRequirements/PasswordRequirements.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { newPasswordMessages } from './newPassword.messages.ts'

export interface NewPasswordValues {
  password: string
  /** The repeated password. */
  confirm: string
}

export type NewPasswordLabels = Labels<typeof newPasswordMessages>

export interface NewPasswordFieldsProps {
  values: NewPasswordValues
  onChange: (change: Partial<NewPasswordValues>) => void
  passwordRef: RefObject<HTMLInputElement | null>
  confirmRef: RefObject<HTMLInputElement | null>
  /** True after an attempt to send: then an empty field is an error. */
  isJudged: boolean
  /** Id of the alert that describes both fields. */
  describedBy: string
  isReadOnly: boolean
  /** The rule as a hint above the field, instead of the live list. */
  hint?: string
  labels: NewPasswordLabels | undefined
}

/**
 * Fields for a new password and its repetition, with the messages of spec §5. A mismatch shows at once; 'Invalid Password' only after the
 * field loses focus.
 */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { values, onChange, passwordRef, confirmRef, isJudged, describedBy, isReadOnly, hint, labels } = props
  const words = useLabels('NewPassword', newPasswordMessages, labels)
  const requirementsId = useId()
  const [wasLeft, setLeft] = useState(false)
  const messages = findPasswordFieldMessages({ password: values.password, confirmPassword: values.confirm })
  const shared = { autoComplete: 'new-password', readOnly: isReadOnly } as const
  return (
    <>
      <PasswordField
        {...shared}
        ref={passwordRef}
        name="password"
        label={words.password}
        help={hint}
        helpPlacement="above"
        value={values.password}
        onChange={(event) => onChange({ password: event.target.value })}
        onBlur={() => afterPress(() => setLeft(values.password !== ''))}
        error={messages.password && (wasLeft || isJudged) && words.messages[messages.password]}
        describedBy={hint ? describedBy : `${requirementsId} ${describedBy}`}
        after={!hint && <PasswordRequirements id={requirementsId} value={values.password} isJudged={isJudged} />}
      />
      <PasswordField
        {...shared}
        ref={confirmRef}
        name="confirmPassword"
        label={words.confirm}
        value={values.confirm}
        onChange={(event) => onChange({ confirm: event.target.value })}
        error={messages.confirmPassword && words.messages[messages.confirmPassword]}
        describedBy={describedBy}
      />
    </>
  )
}
