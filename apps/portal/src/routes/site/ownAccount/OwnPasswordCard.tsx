import { checkPassword, passwordsAgree } from '@portal/domain'
import { Button, Card, CheckboxField, InlineAlert, newPasswordMessages, PasswordField, PasswordRequirements, Stack, Text, useLabels, useToaster } from '@portal/ui'
import { useId, useState, type SyntheticEvent } from 'react'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { useQuestion } from '#portal/app/useAsk.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import { ownPasswordMessages } from './messages.ts'
import type { OwnAccount } from './ownAccountForm.ts'
import { sessionsQuestion } from './OwnSessionsCard.tsx'

export interface OwnPasswordCardProps {
  account: Pick<OwnAccount, 'Name' | 'Username'>
  /** Whether an administrator is signed in as this user. */
  isBorrowed: boolean
}

/** Changes the password with the current one, or mails a link. Stores no typed text. */
export function OwnPasswordCard({ account, isBorrowed }: OwnPasswordCardProps) {
  const t = ownPasswordMessages.useWords()
  return (
    <Card title={t.title}>
      {isBorrowed ? <InlineAlert tone="info">{t.notYours({ name: account.Name })}</InlineAlert> : <PasswordForm username={account.Username} />}
    </Card>
  )
}

const nothingTyped = { current: '', password: '', confirm: '' }

function PasswordForm({ username }: { username: string }) {
  const t = ownPasswordMessages.useWords()
  const words = useLabels('NewPassword', newPasswordMessages)
  const failureText = useFailureText()
  const toaster = useToaster()
  const others = useQuestion(sessionsQuestion).answer?.Sessions.filter(({ IsThis }) => !IsThis).length
  const [typed, setTyped] = useState(nothingTyped)
  const [endsOthers, setEndsOthers] = useState(true)
  const [isJudged, setJudged] = useState(false)
  const requirements = useId()
  const change = useCall(
    (api) => api.changeOwnPassword({ Password: typed.current, NewPassword: typed.password, EndsOtherSessions: endsOthers }),
    ({ Ended }) => {
      setTyped(nothingTyped)
      setJudged(false)
      toaster.success(t.done, Ended > 0 ? { description: t.doneElsewhere({ count: Ended }) } : undefined)
    },
  )
  const question = useUnsavedChanges(Object.values(typed).some((text) => text !== '') && !change.isBusy)
  const isWrong = checkPassword(typed.password).length > 0
  const differs = !passwordsAgree({ password: typed.password, confirmPassword: typed.confirm })
  const { failure } = change
  const refused = failure?.kind === 'service' ? failure : null
  const type = (part: keyof typeof nothingTyped) => (event: { currentTarget: { value: string } }) => setTyped({ ...typed, [part]: event.currentTarget.value })

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setJudged(true)
    if (typed.current === '' || isWrong || differs) return focusFirstInvalid(event.currentTarget)
    change.run()
  }
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack gap={4}>
        <PasswordField
          label={t.current}
          autoComplete="current-password"
          value={typed.current}
          error={isJudged && typed.current === '' ? t.missing : refused?.field === 'Password' ? refused.message : undefined}
          onChange={type('current')}
        />
        <PasswordField
          label={t.fresh}
          autoComplete="new-password"
          value={typed.password}
          describedBy={requirements}
          after={<PasswordRequirements id={requirements} value={typed.password} isJudged={isJudged} />}
          error={isJudged && isWrong ? t.wrong : refused?.field === 'NewPassword' ? refused.message : undefined}
          onChange={type('password')}
        />
        <PasswordField
          label={t.again}
          autoComplete="new-password"
          value={typed.confirm}
          error={isJudged && differs ? words.messages.passwordsDiffer : undefined}
          onChange={type('confirm')}
        />
        {others !== 0 && (
          <CheckboxField
            label={others === undefined ? t.endOthersUncounted : t.endOthers({ count: others })}
            checked={endsOthers}
            onChange={(event) => setEndsOthers(event.currentTarget.checked)}
          />
        )}
        {failure && !refused?.field && (
          <InlineAlert tone="danger" role="alert">
            {failureText(failure)}
          </InlineAlert>
        )}
        <Button type="submit" variant="primary" size="form" isBusy={change.isBusy}>
          {t.submit}
        </Button>
        <MailLink username={username} />
      </Stack>
      {question}
    </form>
  )
}

/** The link for a user who has forgotten the current password. */
function MailLink({ username }: { username: string }) {
  const t = ownPasswordMessages.useWords()
  const toaster = useToaster()
  const { run, isBusy, failure } = useCall((api) => api.forgotPassword({ username }), () => toaster.success(t.mailed))
  return (
    <Stack gap={2} align="flex-start">
      <Text tone="muted" size="small">{t.forgottenText}</Text>
      <Button size="compact" isBusy={isBusy} onClick={() => run()}>
        {t.forgotten}
      </Button>
      <FailureAlert failure={failure} />
    </Stack>
  )
}
