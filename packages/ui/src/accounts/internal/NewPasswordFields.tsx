import { findPasswordFieldMessages } from '@portal/domain'
import { useId, useState } from 'react'
import type { RefObject } from 'react'
import { afterPress } from '../../forms/internal/afterPress.ts'
import { PasswordField, passwordFieldLabels } from '../../forms/PasswordField/index.ts'
import type { PasswordFieldLabels } from '../../forms/PasswordField/index.ts'
import { PasswordRequirements, passwordRequirementsLabels } from '../../forms/PasswordRequirements/index.ts'
import type { PasswordRequirementsLabels } from '../../forms/PasswordRequirements/index.ts'
import { passwordFieldWords } from './passwordWords.ts'
import type { PasswordFieldWords } from './passwordWords.ts'

export interface NewPasswordValues {
  password: string
  /** The same once more. */
  confirm: string
}

export interface NewPasswordLabels {
  password: string
  confirm: string
  messages: PasswordFieldWords
  field: PasswordFieldLabels
  requirements: PasswordRequirementsLabels
}

export const newPasswordLabels: NewPasswordLabels = {
  password: 'Password',
  confirm: 'Repeat password',
  messages: passwordFieldWords,
  field: passwordFieldLabels,
  requirements: passwordRequirementsLabels,
}

export interface NewPasswordFieldsProps {
  values: NewPasswordValues
  onChange: (change: Partial<NewPasswordValues>) => void
  passwordRef: RefObject<HTMLInputElement | null>
  confirmRef: RefObject<HTMLInputElement | null>
  /** After an attempt to send: what is missing counts as wrong. */
  isJudged: boolean
  /** Id of the alert that may speak of them. */
  describedBy: string
  isReadOnly: boolean
  /** The rule as a hint above the field, in place of the list that follows every key. */
  hint?: string
  labels: NewPasswordLabels
}

/**
 * A new password and its repetition with the messages of spec §5. A mismatch shows at once;
 * 'Invalid Password' waits until the field is left: nobody is wrong while typing.
 */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { values, onChange, passwordRef, confirmRef, isJudged, describedBy, isReadOnly, hint, labels } = props
  const requirementsId = useId()
  const [wasLeft, setLeft] = useState(false)
  const messages = findPasswordFieldMessages({ password: values.password, confirmPassword: values.confirm })
  const shared = { autoComplete: 'new-password', labels: labels.field, readOnly: isReadOnly } as const
  return (
    <>
      <PasswordField
        {...shared}
        ref={passwordRef}
        name="password"
        label={labels.password}
        help={hint}
        helpPlacement="above"
        value={values.password}
        onChange={(event) => onChange({ password: event.target.value })}
        onBlur={() => afterPress(() => setLeft(values.password !== ''))}
        error={messages.password && (wasLeft || isJudged) && labels.messages[messages.password]}
        describedBy={hint ? describedBy : `${requirementsId} ${describedBy}`}
        after={!hint && <PasswordRequirements id={requirementsId} value={values.password} isJudged={isJudged} labels={labels.requirements} />}
      />
      <PasswordField
        {...shared}
        ref={confirmRef}
        name="confirmPassword"
        label={labels.confirm}
        value={values.confirm}
        onChange={(event) => onChange({ confirm: event.target.value })}
        error={messages.confirmPassword && labels.messages[messages.confirmPassword]}
        describedBy={describedBy}
      />
    </>
  )
}
