import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { readAuthenticatorCode } from '@portal/domain'
import { Button, Heading, Inline, Stack, Text } from '@portal/ui'
import { useRef, useState, type SyntheticEvent } from 'react'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { AppKey } from '#portal/twoStep/AppKey.tsx'
import { CodeField } from '#portal/twoStep/CodeField.tsx'
import { twoStepMessages } from '#portal/twoStep/messages.ts'
import { securityMessages } from './messages.ts'

export interface AppSetUpProps {
  app: ResponseOf<typeof endpoints.beginTwoStep>['App']
  onCancel: () => void
  /** Called with the recovery codes. */
  onDone: (codes: readonly string[]) => void
}

/** Sets an authenticator app up: the user scans the key, then enters a code that proves it. */
export function AppSetUp({ app, onCancel, onDone }: AppSetUpProps) {
  const t = securityMessages.useWords()
  const shared = twoStepMessages.useWords()
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { run, isBusy, failure } = useCall((api, Code: string) => api.startTwoStep({ Code }), ({ RecoveryCodes }) => onDone(RecoveryCodes))
  const code = readAuthenticatorCode(typed)
  const refused = !isBusy && failure?.kind === 'service' && failure.field === 'Code' ? failure.message : undefined
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setJudged(true)
    if (code === null) field.current?.focus()
    else run(code)
  }
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={3}>{shared.scan}</Heading>
          <Text size="small" tone="muted">{shared.scanHelp}</Text>
        </Stack>
        <AppKey secret={app.Secret} image={app.Image} />
        <Heading level={3}>{shared.typeCode}</Heading>
        <CodeField kind="app" inputRef={field} value={typed} help={shared.changes} error={isJudged && code === null ? shared.codeMissing : refused} onChange={(text) => {
          setTyped(text)
          setJudged(false)
        }} />
        {!refused && !isBusy && <FailureAlert failure={failure} />}
        <Inline gap={2} isWrapping>
          <Button type="submit" variant="primary" isBusy={isBusy}>{shared.turnOn}</Button>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Text size="small" tone="muted">{t.nothingYet}</Text>
        </Inline>
      </Stack>
    </form>
  )
}
