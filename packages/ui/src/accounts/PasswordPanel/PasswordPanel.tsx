import { type CreatePasswordAlert, findCreatePasswordAlert, findMasterUserAlert, type Labels, type MasterUserAlert, passwordsAgree } from '@portal/domain'
import { type ComponentPropsWithoutRef, type FormEvent, forwardRef, type ReactNode, useId, useRef } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { Heading } from '../../elements/Text/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { FormActions } from '../../forms/FormActions/FormActions.tsx'
import { ReadOnlyField } from '../../forms/ReadOnlyField/ReadOnlyField.tsx'
import { FormAlert } from '../../internal/FormAlert.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { AccountCard } from '../internal/AccountCard.tsx'
import { NewPasswordFields, type NewPasswordLabels, type NewPasswordValues } from '../internal/NewPasswordFields.tsx'
import { useRefusal } from '../internal/useRefusal.ts'
import { useLabels } from '../../words/useLabels.ts'
import { passwordPanelMessages } from './PasswordPanel.messages.ts'
import { newPasswordMessages } from '../internal/newPassword.messages.ts'

export type PasswordPanelLabels = NewPasswordLabels & Labels<typeof passwordPanelMessages>

export type PasswordPanelValues = NewPasswordValues

/** Selects the order of checks and the alerts (spec §5). */
export type PasswordPanelScreen = 'create' | 'masterUser'

export interface PasswordPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit' | 'title' | 'children'> {
  /** Replaces the default title: 'Reset your password'. */
  title?: string
  /** The typed passwords. The caller keeps them only while the page is open. */
  values: PasswordPanelValues
  /** Called when the typed text changes. */
  onValuesChange: (change: { values: PasswordPanelValues }) => void
  /** Called only with two passwords that the screen's rule accepts; the panel refuses others. */
  onSubmit: (entry: { values: PasswordPanelValues }) => void
  /** Default: `create`. */
  screen?: PasswordPanelScreen
  /** An error of the server or the page. The panel's own alert has priority. */
  error?: ReactNode
  /** An `InlineAlert` above the fields, such as for an expired link. */
  banner?: ReactNode
  /** The user's email, shown read-only, also for password managers. Omit if only the link identifies the user. */
  email?: string
  /** Whether the form is being sent; the button says so and ignores further presses. */
  isBusy?: boolean
  /** The link to leave without a password. */
  backLink?: { href: string, label: string }
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: PasswordPanelLabels
}

const firstWrong: Record<CreatePasswordAlert | MasterUserAlert, keyof PasswordPanelValues> = {
  passwordEmpty: 'password',
  passwordInvalid: 'password',
  confirmPasswordEmpty: 'confirm',
  passwordsDiffer: 'confirm',
}

/** Sets a password: after an invitation, by a reset link, or for the master user. Stores no password. */
export const PasswordPanel = forwardRef<HTMLDivElement, PasswordPanelProps>(function PasswordPanel(props, ref) {
  const {
    title, values, onValuesChange, onSubmit, screen = 'create', error, banner, email, isBusy = false, backLink, labels, ...rest
  } = props
  const words = useLabels('PasswordPanel', passwordPanelMessages, labels)
  const { submitReason } = useLabels('NewPassword', newPasswordMessages, labels)
  const { refusal, wasTried, refuse, forgive } = useRefusal<CreatePasswordAlert | MasterUserAlert>()
  const fields = { password: useRef<HTMLInputElement>(null), confirm: useRef<HTMLInputElement>(null) }
  const alertId = useId()
  const reasonId = useId()
  const canSend = passwordsAgree({ password: values.password, confirmPassword: values.confirm })
  const alerts: Partial<Record<string, string>> = words.alerts[screen]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const code = findAlert[screen]({ password: values.password, confirmPassword: values.confirm })
    if (code === null) {
      forgive()
      onSubmit({ values })
      return
    }
    refuse(code)
    fields[firstWrong[code]].current?.focus()
  }

  return (
    <AccountCard {...rest} ref={ref}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{title ?? words.title}</Heading>
          {words.intro && <Text tone="muted">{words.intro}</Text>}
        </Stack>
        {banner}
        {/* The method is `post`, so that a press before the script loads can't put the password into the address. */}
        <Stack as="form" gap={5} {...{ method: 'post', noValidate: true, onSubmit: submit }}>
          <FormAlert id={alertId} turn={refusal?.turn}>{(refusal && alerts[refusal.code]) ?? error}</FormAlert>
          {email !== undefined && <ReadOnlyField label={words.email} value={email} help={words.emailHelp} autoComplete="username" />}
          <NewPasswordFields
            values={values}
            onChange={(change) => {
              forgive()
              onValuesChange({ values: { ...values, ...change } })
            }}
            passwordRef={fields.password}
            confirmRef={fields.confirm}
            isJudged={wasTried}
            describedBy={alertId}
            isReadOnly={isBusy}
            labels={labels}
          />
          {/* The button looks disabled and is announced so, but a press shows the alert and focuses the field. */}
          <FormActions layout="fill" reason={canSend ? undefined : submitReason} reasonId={reasonId}>
            <Button
              type="submit"
              variant="primary"
              size="form"
              isBusy={isBusy}
              aria-disabled={!canSend || undefined}
              aria-describedby={canSend ? undefined : reasonId}
            >
              {words.submit}
            </Button>
          </FormActions>
        </Stack>
        {backLink && <Text size="small" style={{ textAlign: 'center' }}><TextLink href={backLink.href}>{backLink.label}</TextLink></Text>}
      </Stack>
    </AccountCard>
  )
})

const findAlert = { create: findCreatePasswordAlert, masterUser: findMasterUserAlert } as const
