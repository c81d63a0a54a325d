import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { recoveryCodeCount, readAuthenticatorCode, readRecoveryCode } from '@portal/domain'
import { Button, Card, Icon, Stack, StatusLabel, Text, unchangedStatus, useToaster, verifiedStatus, Heading, Inline } from '@portal/ui'
import { FileText, Smartphone } from 'lucide-react'
import { useState, useRef, type SyntheticEvent } from 'react'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useDay } from '#portal/people/useMoments.ts'
import { AppKey, CodeField, type CodeKind, RecoveryCodes } from '#portal/twoStep/steps.tsx'
import { twoStepMessages } from '#portal/twoStep/messages.ts'
import { securityMessages } from './messages.ts'
import type { TwoStep } from './twoStep.ts'
import type { ApiClient, PayloadOf } from '@portal/api-client'
import { FormDialog } from '#portal/forms/FormDialog.tsx'

interface TwoStepCardProps {
  twoStep: TwoStep
  username: string
  /** Whether an administrator is signed in as this user. */
  isBorrowed: boolean
}

/** Shows the authenticator app and the recovery codes: off, in set-up, with new codes to save, or on. */
export function TwoStepCard({ twoStep: { OnSince, RecoveryCodesLeft, CodesMadeAt }, username, isBorrowed }: TwoStepCardProps) {
  const t = securityMessages.useWords()
  const shared = twoStepMessages.useWords()
  const toaster = useToaster()
  const day = useDay()
  const zone = useViewerTimeZone()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [app, setApp] = useState<AppSetUpProps['app'] | null>(null)
  const [asked, setAsked] = useState<'stop' | 'newCodes' | null>(null)
  const beginning = useCall((api) => api.beginTwoStep(), ({ App }) => setApp(App))
  const status = OnSince === null ? <StatusLabel status={unchangedStatus} look="badge">{t.off}</StatusLabel> : <StatusLabel status={verifiedStatus} look="badge">{t.on}</StatusLabel>

  if (codes) {
    return (
      <Card title={shared.codesTitle} actions={status}>
        <Stack gap={4}>
          <Text tone="muted">{shared.codesText}</Text>
          <RecoveryCodes codes={codes} username={username} onDone={() => setCodes(null)} />
        </Stack>
      </Card>
    )
  }
  const dialog = asked && (
    <ProofDialog
      title={asked === 'stop' ? t.turnOffTitle : t.newCodesTitle}
      description={asked === 'stop' ? t.turnOffText : t.newCodesText}
      confirm={asked === 'stop' ? t.turnOff : t.makeCodes}
      change={async (api, proof) => {
        if (asked === 'newCodes') return (await api.renewRecoveryCodes(proof)).RecoveryCodes
        await api.stopTwoStep(proof)
        return null
      }}
      onClose={() => setAsked(null)}
      onDone={(made) => {
        setAsked(null)
        if (made) setCodes(made)
        else toaster.success(t.turnedOff)
      }}
    />
  )
  // When the answer to a code arrives, the page has reloaded and already shows two-step sign-in as on.
  if (OnSince === null || app) {
    return (
      <Card title={t.cardTitle} actions={status}>
        <Stack gap={4}>
          <Text tone="muted">{app ? t.setUpText : t.cardOff}</Text>
          {app ? (
            <AppSetUp app={app} onCancel={() => setApp(null)} onDone={(made) => {
              setApp(null)
              setCodes(made)
              toaster.success(t.turnedOn)
            }} />
          ) : (
            <div>
              <Button variant="primary" disabled={isBorrowed} isBusy={beginning.isBusy} onClick={() => beginning.run()}>{t.setUp}</Button>
            </div>
          )}
          <FailureAlert failure={beginning.failure} />
        </Stack>
        {dialog}
      </Card>
    )
  }
  return (
    <Card title={t.cardTitle} actions={status} padding="none">
      <Rows>
        <Row>
          <Icon icon={Smartphone} />
          <RowText>
            <Text isStrong>{t.app}</Text>
            <Text size="small" tone="muted">{t.appSince({ since: day(OnSince, zone) })}</Text>
          </RowText>
          <Button size="compact" disabled={isBorrowed} onClick={() => setAsked('stop')}>{t.turnOff}</Button>
        </Row>
        <Row>
          <Icon icon={FileText} />
          <RowText>
            <Text isStrong>{t.codesLeft({ count: RecoveryCodesLeft, all: recoveryCodeCount })}</Text>
            {CodesMadeAt !== null && <Text size="small" tone="muted">{t.codesMade({ since: day(CodesMadeAt, zone) })}</Text>}
          </RowText>
          <Button size="compact" disabled={isBorrowed} onClick={() => setAsked('newCodes')}>{t.newCodes}</Button>
        </Row>
      </Rows>
      {dialog}
    </Card>
  )
}

interface AppSetUpProps {
  app: ResponseOf<typeof endpoints.beginTwoStep>['App']
  onCancel: () => void
  /** Called with the recovery codes. */
  onDone: (codes: readonly string[]) => void
}

/** Sets an authenticator app up: the user scans the key, then enters a code that proves it. */
function AppSetUp({ app, onCancel, onDone }: AppSetUpProps) {
  const t = securityMessages.useWords()
  const shared = twoStepMessages.useWords()
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { run, isBusy, failure } = useCall((api, Code: string) => api.startTwoStep({ Code }), ({ RecoveryCodes }) => onDone(RecoveryCodes))
  const code = readAuthenticatorCode(typed)
  const refused = failure?.kind === 'service' && failure.field === 'Code' ? failure.message : undefined
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
        {!refused && <FailureAlert failure={failure} />}
        <Inline gap={2} isWrapping>
          <Button type="submit" variant="primary" isBusy={isBusy}>{shared.turnOn}</Button>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Text size="small" tone="muted">{t.nothingYet}</Text>
        </Inline>
      </Stack>
    </form>
  )
}

interface ProofDialogProps {
  title: string
  description: string
  /** The label of the confirm button. */
  confirm: string
  /** The change, which needs the code. Returns the new recovery codes; null if it creates none. */
  change: (api: ApiClient, proof: PayloadOf<typeof endpoints.stopTwoStep>) => Promise<readonly string[] | null>
  onClose: () => void
  /** Called with what the change returned. */
  onDone: (codes: readonly string[] | null) => void
}

/** Asks for a code of the app, or a recovery code, before a change of two-step sign-in. */
function ProofDialog({ title, description, confirm, change, onClose, onDone }: ProofDialogProps) {
  const shared = twoStepMessages.useWords()
  const field = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<CodeKind>('app')
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const changing = useCall(change, onDone)
  const code = kind === 'app' ? readAuthenticatorCode(typed) : readRecoveryCode(typed)
  const missing = kind === 'app' ? shared.codeMissing : shared.recoveryCodeMissing
  const { failure } = changing
  const refused = failure?.kind === 'service' && failure.field === 'Code' ? failure.message : undefined
  return (
    <FormDialog
      title={title}
      description={description}
      initialFocus={field}
      saveLabel={confirm}
      calling={changing}
      error={refused ? null : changing.error}
      isComplete={code !== null}
      onTry={() => setJudged(true)}
      onSave={() => code !== null && changing.run({ Kind: kind, Code: code })}
      onClose={onClose}
    >
      <CodeField kind={kind} inputRef={field} value={typed} error={isJudged && code === null ? missing : refused} onChange={(text) => {
        setTyped(text)
        setJudged(false)
      }} />
      <div>
        <Button size="compact" onClick={() => {
          setKind(kind === 'app' ? 'recoveryCode' : 'app')
          setTyped('')
          setJudged(false)
        }}>
          {kind === 'app' ? shared.useRecoveryCode : shared.useApp}
        </Button>
      </div>
    </FormDialog>
  )
}
