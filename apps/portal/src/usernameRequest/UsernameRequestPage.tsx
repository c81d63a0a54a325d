import { Button, ButtonLink, EmailField, InlineAlert, Stack, StatusPage } from '@portal/ui'
import { MailCheck } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { publicPaths } from '../app/publicPaths.ts'
import { PublicPanel } from '../app/PublicPanel.tsx'
import { PublicScreen } from '../app/PublicScreen.tsx'
import { focusFirstInvalid } from '../forms/focusFirstInvalid.ts'
import { textOf } from '../forms/textOf.ts'
import { refusalMessage, type RefusalMessage } from '#portal/app/refusalMessage.ts'
import { useSending } from '#portal/app/useSending.ts'

export interface UsernameRequestTexts {
  title: string
  intro: string
  /** A sentence about the effect, if it can't be undone. */
  consequence?: string
  username: string
  usernameMissing: string
  submit: string
  sentTitle: string
  sentHint: string
  backToLogin: string
}

export interface UsernameRequestPageProps {
  texts: UsernameRequestTexts
  /** The service's sentence after an accepted request; null before. */
  sentMessage: string | null
  problem: string | null
  isSubmitting: boolean
  onSubmit: (username: string) => void
}

/** A page that asks for a username, and shows the same text for unknown names. */
export function UsernameRequestPage({ texts, sentMessage, problem, isSubmitting, onSubmit }: UsernameRequestPageProps) {
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const username = textOf(new FormData(event.currentTarget), 'username').trim()
    setMissing(username === '')
    if (username === '') focusFirstInvalid(event.currentTarget)
    else onSubmit(username)
  }
  const back = (
    <ButtonLink size="form" isFullWidth href={publicPaths.login}>
      {texts.backToLogin}
    </ButtonLink>
  )
  if (sentMessage !== null) {
    return (
      <PublicScreen placement="low">
        <StatusPage icon={MailCheck} tone="success" title={texts.sentTitle} sentence={`${sentMessage} ${texts.sentHint}`} actions={back} />
      </PublicScreen>
    )
  }
  return (
    <PublicPanel title={texts.title} intro={texts.intro}>
      {texts.consequence && <InlineAlert tone="warning">{texts.consequence}</InlineAlert>}
      <form noValidate method="post" onSubmit={submit} onInput={() => setMissing(false)}>
        <Stack gap={4}>
          <EmailField name="username" label={texts.username} autoComplete="username" error={isMissing && texts.usernameMissing} />
          <div role="alert">{problem && !isSubmitting && <InlineAlert tone="danger">{problem}</InlineAlert>}</div>
          <Button type="submit" variant="primary" size="form" isFullWidth isBusy={isSubmitting}>
            {texts.submit}
          </Button>
          {back}
        </Stack>
      </form>
    </PublicPanel>
  )
}

type Answer = { message: string } | { refusal: RefusalMessage }

/** Sends a username and returns the state for `UsernameRequestPage`. `unreachable` is the message if the service can't be reached. */
export function useUsernameRequest(ask: (username: string) => Promise<{ message: string }>, unreachable: string) {
  const { send, isSending, answer } = useSending(async (username: string): Promise<Answer> => {
    try {
      return { message: (await ask(username)).message }
    } catch (error) {
      return { refusal: refusalMessage(error) }
    }
  })
  const refusal = answer && 'refusal' in answer ? answer.refusal : null
  return {
    sentMessage: answer && 'message' in answer ? answer.message : null,
    problem: refusal && (refusal.kind === 'service' ? refusal.message : unreachable),
    isSubmitting: isSending,
    onSubmit: send,
  }
}
