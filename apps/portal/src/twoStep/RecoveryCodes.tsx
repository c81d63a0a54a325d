import { Button, CheckboxField, CopyButton, InlineAlert, Inline, Stack } from '@portal/ui'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { saveFile } from '#portal/app/saveFile.ts'
import { twoStepMessages } from './messages.ts'

export interface RecoveryCodesProps {
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
