import { FilteredTextField, CopyButton, Inline, QrTile, Stack, Text, Button, CheckboxField, InlineAlert } from '@portal/ui'
import { useEffect, type RefObject, useState } from 'react'
import { styled } from 'styled-components'
import { twoStepMessages } from './messages.ts'
import { Download, Printer } from 'lucide-react'
import { saveFile } from '#portal/app/saveFile.ts'

export type CodeKind = 'app' | 'recoveryCode'

export interface CodeFieldProps {
  kind: CodeKind
  value: string
  help?: string
  error?: string | undefined
  inputRef: RefObject<HTMLInputElement | null>
  onChange: (typed: string) => void
}

/** A field for the six digits of an authenticator app, or for a recovery code. Phones and password managers fill in the digits. */
export function CodeField(props: CodeFieldProps) {
  return <OneCode key={props.kind} {...props} />
}

function OneCode({ kind, value, help, error, inputRef, onChange }: CodeFieldProps) {
  const t = twoStepMessages.useWords()
  // The field gets the focus, because it appears after a press of the user.
  useEffect(() => inputRef.current?.focus(), [inputRef])
  return (
    <Wide
      ref={inputRef}
      label={kind === 'app' ? t.code : t.recoveryCode}
      help={kind === 'app' ? help : t.recoveryCodeHelp}
      name={kind}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
      autoCapitalize="characters"
      spellCheck={false}
      // The limit leaves room for the spaces of a pasted code.
      maxLength={kind === 'app' ? 12 : 24}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

const Wide = styled(FilteredTextField)`
  & input {
    font: var(--portal-type-heading1);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.2em;
  }
`

interface AppKeyProps {
  /** The key in base32. */
  secret: string
  /** The PNG of the QR code in base64. */
  image: string
}

/** Shows an authenticator app's new key, to scan or to type. */
export function AppKey({ secret, image }: AppKeyProps) {
  const t = twoStepMessages.useWords()
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <Parts>
      <QrTile image={image} alt={t.image} />
      <Stack gap={2} align="flex-start">
        <Text size="small" tone="muted">{t.cannotScan}</Text>
        <Inline gap={3} isWrapping>
          <Key dir="ltr">{groups}</Key>
          <CopyButton size="compact" text={secret}>{t.copy}</CopyButton>
        </Inline>
      </Stack>
    </Parts>
  )
}

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-4);

  > :first-child {
    inline-size: 15rem;
  }
  > :last-child {
    flex: 1 1 12rem;
  }
`

const Key = styled.span`
  font: var(--portal-type-body-strong);
  letter-spacing: 0.08em;
  overflow-wrap: anywhere;
`

interface RecoveryCodesProps {
  codes: readonly string[]
  username: string
  /** Called after the user has confirmed that the codes are saved. */
  onDone: () => void
}

/** Shows new recovery codes, which the service shows only once: to copy, download or print. */
export function RecoveryCodes({ codes, username, onDone }: RecoveryCodesProps) {
  const t = twoStepMessages.useWords()
  const [isSaved, setSaved] = useState(false)
  const [isJudged, setJudged] = useState(false)
  const text = [t.fileTitle({ username }), '', ...codes, ''].join('\n')
  const download = () => saveFile(Promise.resolve({ blob: new Blob([text]), fileName: 'recovery-codes.txt', mediaType: 'text/plain' }))
  return (
    <Stack gap={4}>
      <Codes aria-label={t.codesTitle}>
        {codes.map((code) => <li key={code} dir="ltr">{code}</li>)}
      </Codes>
      <Inline gap={2} isWrapping>
        <CopyButton text={text}>{t.copyCodes}</CopyButton>
        <Button icon={Download} onClick={() => void download()}>{t.download}</Button>
        <Button icon={Printer} onClick={() => print()}>{t.print}</Button>
      </Inline>
      <InlineAlert tone="warning">{t.codesOnce}</InlineAlert>
      <CheckboxField label={t.saved} checked={isSaved} error={isJudged && !isSaved ? t.saveFirst : undefined} onChange={(event) => setSaved(event.currentTarget.checked)} />
      <div>
        <Button variant="primary" size="form" onClick={() => (isSaved ? onDone() : setJudged(true))}>{t.done}</Button>
      </div>
    </Stack>
  )
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: var(--portal-space-2) var(--portal-space-3);
  margin: 0;
  padding: var(--portal-space-4);
  border: 1px solid var(--portal-border-subtle);
  border-radius: var(--portal-radius-control);
  background: var(--portal-surface-sunken);
  list-style: none;
  font: var(--portal-type-body-strong);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  text-align: center;
`
