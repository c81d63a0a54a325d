import type { ApiClient, PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { readAuthenticatorCode, readRecoveryCode } from '@portal/domain'
import { Button } from '@portal/ui'
import { useRef, useState } from 'react'
import { useCall } from '#portal/app/useCall.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { CodeField, type CodeKind } from '#portal/twoStep/CodeField.tsx'
import { twoStepMessages } from '#portal/twoStep/messages.ts'

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
