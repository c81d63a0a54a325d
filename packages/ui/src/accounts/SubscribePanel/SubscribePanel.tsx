import { findSubscribeAlert, isEmailAddress, type Labels, passwordsAgree, type SubscribeAlert } from '@portal/domain'
import { type ComponentPropsWithoutRef, type FormEvent, forwardRef, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import { Heading } from '../../elements/Text/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { EmailField } from '../../forms/EmailField/EmailField.tsx'
import { FormActions } from '../../forms/FormActions/FormActions.tsx'
import { FormAlert } from '../../internal/FormAlert.tsx'
import { afterPress } from '../../internal/afterPress.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { AccountCard } from '../internal/AccountCard.tsx'
import { NewPasswordFields, type NewPasswordLabels, type NewPasswordValues } from '../internal/NewPasswordFields.tsx'
import { useRefusal } from '../internal/useRefusal.ts'
import { AcceptedLine, SubscribeDone } from './SubscribeDone.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { subscribePanelMessages } from './SubscribePanel.messages.ts'
import { newPasswordMessages } from '../internal/newPassword.messages.ts'

export type SubscribePanelLabels = NewPasswordLabels & Labels<typeof subscribePanelMessages>

export interface SubscribePanelValues extends NewPasswordValues {
  /** The user name, which is an email address. */
  username: string
}

export interface SubscribePanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit' | 'title' | 'children'> {
  /** Name of the call group. */
  callGroup?: string
  /** Name of the property. */
  propertyName?: string
  /** Replaces the default title. */
  title?: string
  /** The typed values. The caller keeps them only while the page is open. */
  values: SubscribePanelValues
  /** Called when the typed text changes. */
  onValuesChange: (change: { values: SubscribePanelValues }) => void
  /** Called only with an entry that the rules accept; the panel refuses others. */
  onSubmit: (entry: { values: SubscribePanelValues }) => void
  /** An error of the server. The panel's own alert has priority. */
  error?: ReactNode
  /** The server's message after success; the page clears the fields. */
  success?: string
  /** Whether the form is replaced by 'Registered Successfully.' */
  isHidden?: boolean
  /** Whether the form is being sent; the button says so and ignores further presses. */
  isBusy?: boolean
  /** Target of the button after success. */
  loginHref?: string
  /** `AppLinks`, shown after success. */
  appLinks?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: SubscribePanelLabels
}

const firstWrong: Record<SubscribeAlert, keyof SubscribePanelValues> = {
  usernameEmpty: 'username',
  usernameInvalid: 'username',
  passwordEmpty: 'password',
  passwordInvalid: 'password',
  confirmPasswordEmpty: 'confirm',
  confirmPasswordInvalid: 'confirm',
  passwordsDiffer: 'confirm',
}

/** The form to join a call group by an invitation (spec §2 Subscribe). Stores no password. */
export const SubscribePanel = forwardRef<HTMLDivElement, SubscribePanelProps>(function SubscribePanel(props, ref) {
  const {
    title, values, onValuesChange, onSubmit, callGroup, propertyName, error, success, isHidden = false, isBusy = false, loginHref, appLinks,
    labels, ...rest
  } = props
  const words = useLabels('SubscribePanel', subscribePanelMessages, labels)
  const { submitReason } = useLabels('NewPassword', newPasswordMessages, labels)
  const group = callGroup || words.yourGroup
  const { refusal, wasTried, refuse, forgive } = useRefusal<SubscribeAlert>()
  const [wasUsernameLeft, setUsernameLeft] = useState(false)
  const fields = {
    username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null), confirm: useRef<HTMLInputElement>(null),
  }
  const alertId = useId()
  const reasonId = useId()
  const entry = { username: values.username, password: values.password, confirmPassword: values.confirm }
  const canSend = passwordsAgree(entry)
  const isUsernameWrong = values.username !== '' && !isEmailAddress(values.username) && (wasUsernameLeft || wasTried)

  const change = (part: Partial<SubscribePanelValues>) => {
    forgive()
    onValuesChange({ values: { ...values, ...part } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const code = findSubscribeAlert(entry)
    if (code === null) {
      forgive()
      onSubmit({ values })
      return
    }
    refuse(code)
    fields[firstWrong[code]].current?.focus()
  }

  if (isHidden) {
    return (
      <AccountCard {...rest} ref={ref}>
        <SubscribeDone {...{ message: success, sentence: callGroup ? words.done({ group: callGroup }) : words.doneUnnamed, loginHref, login: words.login }}>{appLinks}</SubscribeDone>
      </AccountCard>
    )
  }
  return (
    <AccountCard {...rest} ref={ref}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{title ?? words.title}</Heading>
          <Text tone="muted">{words.intro({ group: callGroup && propertyName ? words.groupAt({ group, property: propertyName }) : group })}</Text>
        </Stack>
        {/* The method is `post`, so that a press before the script loads can't put the password into the address. */}
        <Stack as="form" gap={5} {...{ method: 'post', noValidate: true, onSubmit: submit }}>
          <FormAlert id={alertId} turn={refusal?.turn}>{refusal ? words.alerts[refusal.code] : error}</FormAlert>
          <AcceptedLine message={success} />
          <EmailField
            ref={fields.username}
            name="username"
            autoComplete="username"
            label={words.username}
            help={words.usernameHelp}
            helpPlacement="above"
            readOnly={isBusy}
            value={values.username}
            onChange={(event) => change({ username: event.target.value })}
            onBlur={() => afterPress(() => setUsernameLeft(values.username !== ''))}
            error={isUsernameWrong && words.alerts.usernameInvalid}
            describedBy={alertId}
          />
          <NewPasswordFields
            values={values}
            onChange={change}
            passwordRef={fields.password}
            confirmRef={fields.confirm}
            isJudged={wasTried}
            describedBy={alertId}
            isReadOnly={isBusy}
            hint={words.passwordHelp}
            labels={labels}
          />
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
      </Stack>
    </AccountCard>
  )
})
