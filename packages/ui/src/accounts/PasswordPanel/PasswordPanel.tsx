import type { Labels } from '@portal/domain'
import { findCreatePasswordAlert, findMasterUserAlert, passwordsAgree } from '@portal/domain'
import type { CreatePasswordAlert, MasterUserAlert } from '@portal/domain'
import { forwardRef, useId, useRef } from 'react'
import type { ComponentPropsWithoutRef, FormEvent, ReactNode } from 'react'
import { Button } from '../../elements/Button/index.ts'
import { TextLink } from '../../elements/Link/index.ts'
import { Heading, Text } from '../../elements/Text/index.ts'
import { FormActions } from '../../forms/FormActions/index.ts'
import { ReadOnlyField } from '../../forms/ReadOnlyField/index.ts'
import { FormAlert } from '../../internal/FormAlert.tsx'
import { Stack } from '../../layout/Stack/index.ts'
import { AccountCard } from '../internal/AccountCard.tsx'
import { NewPasswordFields } from '../internal/NewPasswordFields.tsx'
import type { NewPasswordLabels, NewPasswordValues } from '../internal/NewPasswordFields.tsx'
import { useRefusal } from '../internal/useRefusal.ts'
import { useLabels } from '../../words/useLabels.ts'
import { passwordPanelMessages } from './PasswordPanel.messages.ts'
import { newPasswordMessages } from '../internal/newPassword.messages.ts'

export type PasswordPanelLabels = NewPasswordLabels & Labels<typeof passwordPanelMessages>

export type PasswordPanelValues = NewPasswordValues

/** Which screen's order of checks and which words its alerts have (spec §5). */
export type PasswordPanelScreen = 'create' | 'masterUser'

export interface PasswordPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit' | 'title' | 'children'> {
  /** Stands in for the label's: 'Reset your password'. */
  title?: string
  /** What is typed; the caller keeps it, and only as long as the page. */
  values: PasswordPanelValues
  /** What is typed is different. */
  onValuesChange: (change: { values: PasswordPanelValues }) => void
  /** Called only with a pair that the screen's own rule accepts; anything else is answered here. */
  onSubmit: (entry: { values: PasswordPanelValues }) => void
  /** Which rule and which words: `create`, if omitted. */
  screen?: PasswordPanelScreen
  /** What the server, or the page, has against it. The panel's own alert comes first. */
  error?: ReactNode
  /** Above the fields: the expired link, 'please login' with its link. An `InlineAlert`. */
  banner?: ReactNode
  /** Shown read-only, and told to password managers. Omit where the link alone says whose password it is. */
  email?: string
  /** It is being sent: the button says so, and a second press does nothing. */
  isBusy?: boolean
  /** The way out without a password. */
  backLink?: { href: string, label: string }
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: PasswordPanelLabels
}

const firstWrong: Record<CreatePasswordAlert | MasterUserAlert, keyof PasswordPanelValues> = {
  passwordEmpty: 'password',
  passwordInvalid: 'password',
  confirmPasswordEmpty: 'confirm',
  passwordsDiffer: 'confirm',
}

/** Sets a password: after an invitation, by a reset link, or for the master user. Keeps nothing; ref and rest props reach the root. */
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
        {/* A post: a press before the script has come would otherwise write the password into the address. */}
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
          {/* Disabled to the eye and to readers, yet a press answers with the alert and leads to the field. */}
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
