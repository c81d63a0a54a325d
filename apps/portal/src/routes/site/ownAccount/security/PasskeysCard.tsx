import type { ApiClient } from '@portal/api-client'
import { Button, Card, FilteredTextField, Icon, InlineAlert, Text, useToaster } from '@portal/ui'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { ConfirmCall } from '#portal/app/ConfirmCall.tsx'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { useDay } from '#portal/people/useMoments.ts'
import { hasPasskeys, makePasskey } from '#portal/twoStep/passkeys.ts'
import { securityMessages } from './messages.ts'
import type { TwoStep } from './twoStep.ts'

type Passkey = TwoStep['Passkeys'][number]

/** Lists the user's passkeys, adds passkeys and removes them. */
export function PasskeysCard({ passkeys, isBorrowed }: { passkeys: readonly Passkey[]; isBorrowed: boolean }) {
  const t = securityMessages.useWords()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Passkey | null>(null)
  return (
    <Card
      title={t.passkeys}
      fact={passkeys.length > 0 ? passkeys.length : undefined}
      padding="none"
      actions={<Button size="compact" icon={Plus} disabled={isBorrowed || !hasPasskeys()} disabledReason={hasPasskeys() ? undefined : t.passkeyUnsupported} onClick={() => setAdding(true)}>{t.addPasskey}</Button>}
    >
      <Rows>
        <Row>
          <RowText>
            <Text tone="muted">{t.passkeysText}</Text>
            {passkeys.length === 0 && <Text tone="muted">{t.noPasskeys}</Text>}
          </RowText>
        </Row>
        {passkeys.map((passkey) => <PasskeyRow key={passkey.PasskeyID} passkey={passkey} isBorrowed={isBorrowed} onRemove={() => setAsked(passkey)} />)}
      </Rows>
      <ConfirmCall
        isOpen={asked !== null}
        call={(api) => api.deletePasskey({ PasskeyID: asked?.PasskeyID ?? 0 })}
        said={() => t.removed}
        onClose={() => setAsked(null)}
        title={t.removeTitle({ name: asked?.Name ?? '' })}
        description={t.removeText}
        confirmLabel={t.remove}
      />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}

function PasskeyRow({ passkey: { Name, AddedAt, LastUsedAt }, isBorrowed, onRemove }: { passkey: Passkey; isBorrowed: boolean; onRemove: () => void }) {
  const t = securityMessages.useWords()
  const day = useDay()
  const zone = useViewerTimeZone()
  const added = day(AddedAt, zone)
  return (
    <Row>
      <Icon icon={KeyRound} />
      <RowText>
        <Text isStrong><bdi>{Name}</bdi></Text>
        <Text size="small" tone="muted">{LastUsedAt === null ? t.passkeyUnused({ added }) : t.passkeyUsed({ added, used: day(LastUsedAt, zone) })}</Text>
      </RowText>
      <Button size="compact" disabled={isBorrowed} aria-label={t.removeThat({ name: Name })} onClick={onRemove}>{t.remove}</Button>
    </Row>
  )
}

/** Returns whether a passkey was added; false if the user or the browser created none. */
async function addPasskey(api: ApiClient, Name: string): Promise<boolean> {
  const { Options } = await api.beginPasskey()
  const made = await makePasskey(Options).catch(() => null)
  if (made !== null) await api.savePasskey({ Name, ...made })
  return made !== null
}

/** Adds a passkey: the user enters a name, and then the browser needs the fingerprint, the face or the security key. */
function AddDialog({ onClose }: { onClose: () => void }) {
  const t = securityMessages.useWords()
  const toaster = useToaster()
  const [name, setName] = useState('')
  const [isJudged, setJudged] = useState(false)
  const [isDeclined, setDeclined] = useState(false)
  const adding = useCall(addPasskey, (isAdded) => {
    if (!isAdded) return setDeclined(true)
    toaster.success(t.passkeyAdded)
    onClose()
  })
  return (
    <FormDialog
      title={t.addPasskey}
      description={t.passkeysText}
      saveLabel={t.addPasskey}
      calling={adding}
      isComplete={name.trim() !== ''}
      onTry={() => {
        setJudged(true)
        setDeclined(false)
      }}
      onSave={() => adding.run(name.trim())}
      onClose={onClose}
    >
      <FilteredTextField label={t.passkeyName} help={t.passkeyNameHelp} maxLength={60} autoComplete="off" value={name} error={isJudged && name.trim() === '' ? t.passkeyNameMissing : undefined} onChange={(event) => setName(event.currentTarget.value)} />
      {isDeclined && <InlineAlert tone="danger" role="alert">{t.passkeyDeclined}</InlineAlert>}
    </FormDialog>
  )
}
