import { isServiceError, type PayloadOf } from '@portal/api-client'
import type { SecondStep, endpoints } from '@portal/api-client/contract'
import { readAuthenticatorCode, readRecoveryCode } from '@portal/domain'
import { Button, CheckboxField, Divider, Heading, InlineAlert, Stack, Text } from '@portal/ui'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { PublicPanel } from '#portal/app/PublicPanel.tsx'
import { useSending } from '#portal/app/useSending.ts'
import { AppKey, CodeField, type CodeKind, RecoveryCodes } from '#portal/twoStep/steps.tsx'
import { twoStepMessages } from '#portal/twoStep/messages.ts'
import { hasPasskeys, signWithPasskey } from '#portal/twoStep/passkeys.ts'
import { problemText } from './LoginPage.tsx'
import { loginMessages } from './messages.ts'
import { secondStepMessages } from './secondStep.messages.ts'
import { type LoginProblem, enter, toLoginProblem } from './signIn.ts'

interface SecondStepPageProps {
  step: SecondStep
  username: string
  /** The address of the requested page; may be empty. */
  next: string
  /** Returns to the password. `problem` is the reason; null if the user chose to return. */
  onLeave: (problem: LoginProblem | null) => void
}

type Way = CodeKind | 'passkey'
type Proof = Pick<Confirmation, 'Kind'> & Partial<Pick<Confirmation, 'Code' | 'Passkey'>>

/** The second step of a sign-in, in place of the password form: a code of the app, a recovery code or a passkey, or the set-up that the account requires. */
export function SecondStepPage({ step, username, next, onLeave }: SecondStepPageProps) {
  const t = secondStepMessages.useWords()
  const shared = twoStepMessages.useWords()
  const problems = loginMessages.useWords()
  const portal = usePortal()
  const mayUsePasskey = step.Passkey !== null && hasPasskeys()
  const [way, setWay] = useState<Way>(mayUsePasskey ? 'passkey' : 'app')
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const [trusts, setTrusts] = useState(false)
  const [isHelpShown, setHelpShown] = useState(false)
  const [hasDeclined, setDeclined] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { send, isSending, answer } = useSending<() => Promise<ConfirmOutcome>, ConfirmOutcome>(async (run) => {
    const outcome = await run()
    if (outcome.kind === 'problem' && (outcome.problem.code === 'secondStepExpired' || outcome.problem.code === 'secondStepRefused')) onLeave(outcome.problem)
    return outcome
  })
  /** The last answer before the user chose another way, which is not shown any longer. */
  const [left, setLeft] = useState<ConfirmOutcome | null>(null)
  const told = isSending || answer === left ? null : answer
  const wrong = told?.kind === 'wrong' ? told : null
  // Wrong digits stay selected, so that the next digits replace them.
  useEffect(() => {
    if (wrong) field.current?.select()
  }, [wrong])

  const confirm = (proof: Proof) => {
    if (isSending) return
    setDeclined(false)
    send(() => confirmSignIn(portal, { Challenge: step.Challenge, Code: '', Passkey: null, TrustThisBrowser: trusts, ...proof }, { username, next }))
  }
  const codeOf = (text: string) => (way === 'app' ? readAuthenticatorCode(text) : readRecoveryCode(text))
  const type = (text: string) => {
    setTyped(text)
    setJudged(false)
    const code = codeOf(text)
    // Six digits are sent without a press, because a phone or a password manager enters them at once.
    if (way === 'app' && code !== null && code !== readAuthenticatorCode(typed)) confirm({ Kind: way, Code: code })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (way === 'passkey') return
    setJudged(true)
    const code = codeOf(typed)
    if (code === null) field.current?.focus()
    else confirm({ Kind: way, Code: code })
  }
  const askPasskey = async () => {
    const signed = step.Passkey && (await signWithPasskey(step.Passkey).catch(() => null))
    if (signed) confirm({ Kind: 'passkey', Passkey: signed })
    else setDeclined(true)
  }
  const choose = (chosen: Way) => {
    setWay(chosen)
    setTyped('')
    setJudged(false)
    setDeclined(false)
    setLeft(answer)
  }

  if (answer?.kind === 'setUp') {
    return (
      <PublicPanel title={shared.codesTitle} intro={shared.codesText}>
        <RecoveryCodes codes={answer.codes} username={username} onDone={() => send(answer.go)} />
      </PublicPanel>
    )
  }
  const missing = way === 'app' ? shared.codeMissing : shared.recoveryCodeMissing
  const wrongText = wrong && (way === 'app' ? t.wrong({ count: wrong.triesLeft }) : t.wrongRecoveryCode({ count: wrong.triesLeft }))
  const error = isJudged && codeOf(typed) === null ? missing : (wrongText ?? undefined)
  const title = { app: step.SetUp ? t.setUpTitle : t.title, recoveryCode: t.recoveryTitle, passkey: t.passkeyTitle }[way]
  const intro = { app: step.SetUp ? t.setUpIntro : t.intro({ username }), recoveryCode: t.recoveryIntro({ username }), passkey: t.passkeyIntro({ username }) }[way]
  return (
    <PublicPanel title={title} intro={intro}>
      {step.SetUp && (
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={2} size="card">{shared.scan}</Heading>
            <Text size="small" tone="muted">{shared.scanHelp}</Text>
          </Stack>
          <AppKey secret={step.SetUp.Secret} image={step.SetUp.Image} />
          <Heading level={2} size="card">{shared.typeCode}</Heading>
        </Stack>
      )}
      <form noValidate method="post" onSubmit={submit}>
        <Stack gap={4}>
          {way !== 'passkey' && <CodeField kind={way} inputRef={field} value={typed} help={step.SetUp ? shared.changes : undefined} error={error} onChange={type} />}
          {!step.SetUp && <CheckboxField label={t.trust} checked={trusts} onChange={(event) => setTrusts(event.currentTarget.checked)} />}
          <div role="alert">
            {told?.kind === 'problem' && <InlineAlert tone="danger">{problemText(problems, told.problem)}</InlineAlert>}
            {!isSending && way === 'passkey' && (hasDeclined || wrong) && <InlineAlert tone="danger">{t.passkeyFailed}</InlineAlert>}
          </div>
          {way === 'passkey' ? (
            <Button variant="primary" size="form" isFullWidth isBusy={isSending} onClick={() => void askPasskey()}>{t.usePasskey}</Button>
          ) : (
            <Button type="submit" variant="primary" size="form" isFullWidth isBusy={isSending}>{isSending ? t.submitting : step.SetUp ? shared.turnOn : t.submit}</Button>
          )}
        </Stack>
      </form>
      <Divider />
      <Stack gap={2} align="flex-start">
        {!step.SetUp && (
          <>
            <Text size="small" tone="muted">{t.otherWays}</Text>
            {way !== 'app' && <Other onClick={() => choose('app')}>{shared.useApp}</Other>}
            {mayUsePasskey && way !== 'passkey' && <Other onClick={() => choose('passkey')}>{t.usePasskey}</Other>}
            {way !== 'recoveryCode' && <Other onClick={() => choose('recoveryCode')}>{shared.useRecoveryCode}</Other>}
            <Other aria-expanded={isHelpShown} onClick={() => setHelpShown(!isHelpShown)}>{t.cannot}</Other>
            {isHelpShown && <Text size="small">{t.askAdministrator}</Text>}
          </>
        )}
        <Other onClick={() => onLeave(null)}>{t.back}</Other>
      </Stack>
    </PublicPanel>
  )
}

/** A button for another way of confirming. It looks like a link, which is less prominent. */
const Other = styled.button.attrs({ type: 'button' })`
  padding: var(--portal-space-0-5) 0;
  border: 0;
  background: none;
  color: var(--portal-accent-text);
  font: var(--portal-type-small);
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`

type Confirmation = PayloadOf<typeof endpoints.confirmSignIn>

type ConfirmOutcome =
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'problem'; problem: LoginProblem }
  /** Two-step sign-in was set up; `go` continues after the user has saved the recovery codes. */
  | { kind: 'setUp'; codes: readonly string[]; go: () => Promise<ConfirmOutcome> }
  /** The user continues to a page, or the landing order ended the session again. */
  | { kind: 'done' }

/** Sends the second step of a sign-in, then continues like a sign-in without a second step. */
async function confirmSignIn(portal: Portal, confirmation: Confirmation, about: { username: string; next: string }): Promise<ConfirmOutcome> {
  return tried(async () => {
    const answer = await portal.api.confirmSignIn(confirmation)
    const go = () => tried(async () => {
      await enter(portal, answer, about)
      return { kind: 'done' }
    })
    return answer.RecoveryCodes ? { kind: 'setUp', codes: answer.RecoveryCodes, go } : go()
  })
}

async function tried(run: () => Promise<ConfirmOutcome>): Promise<ConfirmOutcome> {
  try {
    return await run()
  } catch (error) {
    if (isServiceError(error) && error.code === 'CODE_WRONG') {
      const { triesLeft } = error.body as { triesLeft: number }
      return triesLeft > 0 ? { kind: 'wrong', triesLeft } : { kind: 'problem', problem: { code: 'secondStepRefused' } }
    }
    return { kind: 'problem', problem: toLoginProblem(error) }
  }
}
