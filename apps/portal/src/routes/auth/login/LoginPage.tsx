import { Button, Divider, EmailField, InlineAlert, PasswordField, Stack, Text, TextLink, useHydrated } from '@portal/ui'
import { useState, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { PublicPanel } from '#portal/app/PublicPanel.tsx'
import type { LoginNotice } from '#portal/app/Portal.ts'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import type { LoginProblem } from './signIn.ts'
import { loginValuesOf, type LoginValues } from './earlySignIn.ts'
import { loginMessages } from './messages.ts'

export interface LoginPageProps {
  /** Why the user was sent to the page; empty if the user opened it. */
  notice: LoginNotice | null
  /** Whether the browser stores the session; if it refuses storage, the session lasts for this visit only. */
  isPersistent: boolean
  /** The initial username; may be empty. */
  username: string
  problem: LoginProblem | null
  isSubmitting: boolean
  /** The sign-in that the user started before the scripts loaded; null without one. */
  early: LoginValues | null
  onSubmit: (values: LoginValues) => void
  /** The user signs in with a passkey alone. */
  onPasskey: () => void
}

export function LoginPage({ notice, isPersistent, username, problem, isSubmitting, early, onSubmit, onPasskey }: LoginPageProps) {
  const t = loginMessages.useWords()
  const [typed, setTyped] = useState<LoginValues | null>(null)
  const tried = typed ?? early

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = loginValuesOf(event.currentTarget)
    setTyped(values)
    if (values.username && values.password) onSubmit(values)
    else focusFirstInvalid(event.currentTarget)
  }

  return (
    <PublicPanel title={t.title} intro={t.intro}>
      {notice && (
        <InlineAlert tone="info" role="status">
          {t[notice]}
        </InlineAlert>
      )}
      {!isPersistent && <InlineAlert tone="warning">{t.memoryOnly}</InlineAlert>}
      {/* The fields are uncontrolled, so that text typed before the scripts loaded stays, and so do the marks of `earlySignIn.ts`. */}
      <form noValidate method="post" onSubmit={submit} onInput={(event) => tried && setTyped(loginValuesOf(event.currentTarget))}>
        <Stack gap={4}>
          <EmailField
            name="username"
            defaultValue={username || undefined}
            label={t.username}
            autoComplete="username"
            error={tried?.username === '' ? t.usernameMissing : undefined}
            data-missing={t.usernameMissing}
            suppressHydrationWarning
          />
          <PasswordField
            name="password"
            label={t.password}
            autoComplete="current-password"
            error={tried?.password === '' ? t.passwordMissing : undefined}
            data-missing={t.passwordMissing}
            suppressHydrationWarning
          />
          <ForgotLink href={publicPaths.forgotPassword}>{t.forgotPassword}</ForgotLink>
          <div role="alert">{problem && !isSubmitting && <InlineAlert tone="danger">{problemText(t, problem)}</InlineAlert>}</div>
          <SubmitOnceReady isBusy={isSubmitting}>
            {isSubmitting ? t.submitting : t.submit}
          </SubmitOnceReady>
          <Button size="form" isFullWidth disabled={isSubmitting} onClick={onPasskey}>{t.passkey}</Button>
        </Stack>
      </form>
      <Divider />
      <Text size="small" tone="muted">
        {t.guestHint}
      </Text>
    </PublicPanel>
  )
}

/** The button is disabled until `earlySignIn.ts` enables it: without a script, the browser's own submit could put the password into an address. */
function SubmitOnceReady({ isBusy, children }: { isBusy: boolean; children: string }) {
  const isHydrated = useHydrated()
  return (
    <Submit type="submit" variant="primary" size="form" isFullWidth disabled={!isHydrated} isBusy={isBusy} suppressHydrationWarning>
      {children}
    </Submit>
  )
}

export function problemText(t: (typeof loginMessages)['value'] & object, problem: LoginProblem): string {
  if (problem.code !== 'tooManyAttempts') return t[problem.code]
  return problem.retryAfterSeconds === null ? t.tooManyAttemptsSoon : t.tooManyAttempts({ seconds: problem.retryAfterSeconds })
}

/** The button looks enabled while it waits for the scripts. */
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
