import { Button, ButtonLink, EmailField, InlineAlert, Stack, StatusPage } from '@portal/ui'
import { MailCheck } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { publicPaths } from '../app/publicPaths.ts'
import { PublicPanel } from '../app/PublicPanel.tsx'
import { PublicScreen } from '../app/PublicScreen.tsx'
import { focusFirstInvalid } from '../forms/focusFirstInvalid.ts'
import { textOf } from '../forms/textOf.ts'

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
