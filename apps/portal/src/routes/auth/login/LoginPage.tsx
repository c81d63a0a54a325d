import { useStore } from '@nanostores/react'
import { Button, Card, Divider, Heading, InlineAlert, Stack, Text, TextLink } from '@portal/ui'
import { Form } from 'react-final-form'
import { styled } from 'styled-components'
import { paths } from '../../../app/paths.ts'
import { PublicScreen } from '../../../app/PublicScreen.tsx'
import type { LoginNotice } from '../../../app/Portal.ts'
import { BoundEmailField, BoundPasswordField } from '../../../forms/boundFields.tsx'
import { focusFirstInvalid } from '../../../forms/focusFirstInvalid.ts'
import type { LoginProblem } from './loginOutcome.ts'
import { loginMessages } from './messages.ts'

export interface LoginValues {
  username: string
  password: string
}

export interface LoginPageProps {
  /** Why the person is here, where they did not come by themselves. */
  notice: LoginNotice | null
  /** False where the browser refuses storage: they stay signed in for this visit only. */
  isPersistent: boolean
  problem: LoginProblem | null
  isSubmitting: boolean
  onSubmit: (values: LoginValues) => void
}

export function LoginPage({ notice, isPersistent, problem, isSubmitting, onSubmit }: LoginPageProps) {
  const t = useStore(loginMessages)
  const validate = ({ username, password }: Partial<LoginValues>) => ({
    username: username?.trim() ? undefined : t.usernameMissing,
    password: password ? undefined : t.passwordMissing,
  })

  return (
    <PublicScreen start="low">
      <Panel padding="roomy">
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1}>{t.title}</Heading>
            <Text tone="muted">{t.intro}</Text>
          </Stack>
          {notice && (
            <InlineAlert tone="info" role="status">
              {t[notice]}
            </InlineAlert>
          )}
          {!isPersistent && <InlineAlert tone="warning">{t.memoryOnly}</InlineAlert>}
          <Form<LoginValues> onSubmit={onSubmit} validate={validate} subscription={{}}>
            {({ handleSubmit }) => (
              <form
                noValidate
                method="post"
                onSubmit={(event) => {
                  focusFirstInvalid(event.currentTarget)
                  void handleSubmit(event)
                }}
              >
                <Stack gap={4}>
                  <BoundEmailField name="username" label={t.username} autoComplete="username" />
                  <BoundPasswordField name="password" label={t.password} autoComplete="current-password" />
                  <ForgotLink href={paths.forgotPassword}>{t.forgotPassword}</ForgotLink>
                  <div role="alert">{problem && !isSubmitting && <InlineAlert tone="danger">{problemText(t, problem)}</InlineAlert>}</div>
                  <Button type="submit" variant="primary" size="form" isFullWidth isBusy={isSubmitting}>
                    {isSubmitting ? t.submitting : t.submit}
                  </Button>
                </Stack>
              </form>
            )}
          </Form>
          <Divider />
          <Text size="small" tone="muted">
            {t.guestHint}
          </Text>
        </Stack>
      </Panel>
    </PublicScreen>
  )
}

function problemText(t: (typeof loginMessages)['value'] & object, problem: LoginProblem): string {
  if (problem.code === 'wrongCredentials') return t.wrongCredentials
  if (problem.code === 'offline') return t.offline
  if (problem.code === 'failed') return t.failed
  return problem.retryAfterSeconds === null ? t.tooManyAttemptsSoon : t.tooManyAttempts({ seconds: problem.retryAfterSeconds })
}

const ForgotLink = styled(TextLink)`
  align-self: end;
  font: var(--portal-type-small);
`

const Panel = styled(Card)`
  inline-size: min(100%, 25rem);
  margin-inline: auto;
`
