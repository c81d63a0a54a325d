import { useStore } from '@nanostores/react'
import { Button, Card, Divider, EmailField, Heading, InlineAlert, PasswordField, Stack, Text, TextLink, useHydrated } from '@portal/ui'
import { useState, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { PublicScreen } from '#portal/app/PublicScreen.tsx'
import type { LoginNotice } from '#portal/app/Portal.ts'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import type { LoginProblem } from './loginOutcome.ts'
import { loginValuesOf, type LoginValues } from './loginValues.ts'
import { loginMessages } from './messages.ts'
import type { LoginAttempt } from './signInAhead.ts'

export interface LoginPageProps {
  /** Why the person is here, where they did not come by themselves. */
  notice: LoginNotice | null
  /** False where the browser refuses storage: they stay signed in for this visit only. */
  isPersistent: boolean
  /** Stands in its field from the start; empty where nobody is known. */
  username: string
  problem: LoginProblem | null
  /**
   * Omitted until the scripts have run: nothing could answer a press, and the browser's own sending would put the password into an
   * address.
   */
  isReady?: boolean
  isSubmitting: boolean
  /** What the person did before the scripts were there; null for nothing. */
  attempt: LoginAttempt | null
  onSubmit: (values: LoginValues) => void
}

export function LoginPage({ notice, isPersistent, username, problem, isReady = false, isSubmitting, attempt, onSubmit }: LoginPageProps) {
  const t = useStore(loginMessages)
  const [wasTried, setTried] = useState(attempt?.wasTried ?? false)
  const [typed, setTyped] = useState<LoginValues>(attempt?.values ?? { username: '', password: '' })
  const missing = { username: wasTried && !typed.username, password: wasTried && !typed.password }

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = loginValuesOf(event.currentTarget)
    setTyped(values)
    setTried(true)
    if (values.username && values.password) onSubmit(values)
    else focusFirstInvalid(event.currentTarget)
  }

  return (
    <PublicScreen placement="low">
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
          {/* The fields keep their own text: what was typed before the scripts came stays where it is. */}
          <form noValidate method="post" onSubmit={submit} onInput={(event) => wasTried && setTyped(loginValuesOf(event.currentTarget))}>
            <Stack gap={4}>
              <EmailField name="username" defaultValue={username || undefined} label={t.username} autoComplete="username" error={missing.username ? t.usernameMissing : undefined} />
              <PasswordField
                name="password"
                label={t.password}
                autoComplete="current-password"
                error={missing.password ? t.passwordMissing : undefined}
              />
              <ForgotLink href={publicPaths.forgotPassword}>{t.forgotPassword}</ForgotLink>
              <div role="alert">{problem && !isSubmitting && <InlineAlert tone="danger">{problemText(t, problem)}</InlineAlert>}</div>
              <SubmitOnceReady isReady={isReady} isBusy={isSubmitting}>
                {isSubmitting ? t.submitting : t.submit}
              </SubmitOnceReady>
            </Stack>
          </form>
          <Divider />
          <Text size="small" tone="muted">
            {t.guestHint}
          </Text>
        </Stack>
      </Panel>
    </PublicScreen>
  )
}

/** It alone is drawn anew when the scripts have taken the page over. */
function SubmitOnceReady({ isReady, isBusy, children }: { isReady: boolean; isBusy: boolean; children: string }) {
  const isHydrated = useHydrated()
  return (
    <Submit type="submit" variant="primary" size="form" isFullWidth disabled={!isReady && !isHydrated} isBusy={isBusy}>
      {children}
    </Submit>
  )
}

function problemText(t: (typeof loginMessages)['value'] & object, problem: LoginProblem): string {
  if (problem.code === 'wrongCredentials') return t.wrongCredentials
  if (problem.code === 'accessEnded') return t.accessEnded
  if (problem.code === 'offline') return t.offline
  if (problem.code === 'failed') return t.failed
  return problem.retryAfterSeconds === null ? t.tooManyAttemptsSoon : t.tooManyAttempts({ seconds: problem.retryAfterSeconds })
}

/** Looks as it will while it waits for the scripts. */
const Submit = styled(Button)`
  &&&&:disabled {
    border-color: transparent;
    background: var(--portal-button-primary-bg);
    color: var(--portal-button-primary-text);
    cursor: progress;
  }
`

const ForgotLink = styled(TextLink)`
  align-self: end;
  font: var(--portal-type-small);
`

const Panel = styled(Card)`
  inline-size: min(100%, 25rem);
  margin-inline: auto;
`
