import type { ApiClient, PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { readAuthenticatorCode, readRecoveryCode } from '@portal/domain'
import { Button, Stack } from '@portal/ui'
import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { Dialog } from '#portal/app/dialogs.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { CodeField, type CodeKind } from '#portal/twoStep/CodeField.tsx'
import { twoStepMessages } from '#portal/twoStep/messages.ts'
import { securityMessages } from './messages.ts'

export interface ProofDialogProps {
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
export function ProofDialog({ title, description, confirm, change, onClose, onDone }: ProofDialogProps) {
  const t = securityMessages.useWords()
  const shared = twoStepMessages.useWords()
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<CodeKind>('app')
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const { run, isBusy, failure } = useCall(change, onDone)
  const code = kind === 'app' ? readAuthenticatorCode(typed) : readRecoveryCode(typed)
  const missing = kind === 'app' ? shared.codeMissing : shared.recoveryCodeMissing
  const refused = !isBusy && failure?.kind === 'service' && failure.field === 'Code' ? failure.message : undefined
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setJudged(true)
    if (code === null) field.current?.focus()
    else run({ Kind: kind, Code: code })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={() => !isBusy && onClose()}
      title={title}
      description={description}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form} isBusy={isBusy}>{confirm}</Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={3}>
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
          {!refused && !isBusy && <FailureAlert failure={failure} />}
        </Stack>
      </form>
    </Dialog>
  )
}
