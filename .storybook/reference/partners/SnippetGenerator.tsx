import '../reference.css'
import { useState } from 'react'
import { Button, Card, CheckboxField, InlineAlert, LiveRegion, RadioGroup, SelectField, Stack, TextField } from '../../../packages/ui/src/index.ts'
import { type Release, type SnippetSetting, type Way, writeSnippet } from './writeSnippet.ts'

export interface SnippetGeneratorProps {
  release: Release
  copy: (text: string) => Promise<void>
}

const wayOptions: { value: Way; label: string; help: string }[] = [
  { value: 'element', label: 'Element', help: 'In any page. The token stands in the markup.' },
  { value: 'property', label: 'Element, token by script', help: 'Where nobody may read the token in the markup.' },
  { value: 'react', label: 'React', help: 'From the package, bundled with the app.' },
  { value: 'frame', label: 'Frame', help: 'Nothing of the portal runs in the page but a loader of 2 kB.' },
  { value: 'plainFrame', label: 'Frame without a script', help: 'Its height stays as it is written.' },
]

/** Shows the code for a partner's page, with the chosen options. */
export function SnippetGenerator({ release, copy }: SnippetGeneratorProps) {
  const [setting, setSetting] = useState<SnippetSetting>({ way: 'element', portal: 'portal.example', token: 'TOKEN', language: '', theme: '', isAtOnce: false })
  const [said, setSaid] = useState('')
  const change = (part: Partial<SnippetSetting>) => {
    setSaid('')
    setSetting({ ...setting, ...part })
  }
  const portal = originOf(setting.portal)
  const snippet = portal === null ? null : writeSnippet({ ...setting, portal }, release)
  const copyCode = async (code: string) => {
    await copy(code).then(() => setSaid('Copied'), () => setSaid('The browser did not allow copying.'))
  }
  return (
    <Stack gap={5}>
      <RadioGroup label="Way" options={wayOptions} value={setting.way} onValueChange={({ value }) => change({ way: value as Way })} />
      <TextField label="Host of the portal" value={setting.portal} error={portal === null ? 'Enter a host such as portal.example.' : undefined} onChange={(event) => change({ portal: event.target.value })} />
      <SelectField
        label="Language"
        options={[{ value: '', label: 'That of the page' }, { value: 'en', label: 'English' }, { value: 'es', label: 'Spanish' }]}
        value={setting.language}
        onChange={(event) => change({ language: event.target.value })}
      />
      <SelectField
        label="Theme"
        options={[{ value: '', label: 'What the device says' }, { value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }]}
        value={setting.theme}
        onChange={(event) => change({ theme: event.target.value as SnippetSetting['theme'] })}
      />
      <CheckboxField label="A recurring key makes its code without a press" checked={setting.isAtOnce} onChange={(event) => change({ isAtOnce: event.target.checked })} />
      {snippet && (
        <>
          <Card title="Code" fact={release.version}>
            <Stack gap={3}>
              <pre className="reference-code" role="group" aria-label="Code to paste">{snippet.code}</pre>
              <div><Button onClick={() => void copyCode(snippet.code)}>Copy code</Button></div>
              <LiveRegion isShown>{said}</LiveRegion>
            </Stack>
          </Card>
          <Card title="Policy of the page">
            <pre className="reference-code" role="group" aria-label="Policy to send">{snippet.policy}</pre>
          </Card>
          <InlineAlert tone="info">{`The portal’s operator names the page’s origin: ${snippet.setting}`}</InlineAlert>
        </>
      )}
    </Stack>
  )
}

/** The origin of a typed host name. Only the host is typed, because text fields refuse web addresses. */
function originOf(host: string): string | null {
  const address = host !== '' && URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : null
  return address?.host === host.toLowerCase() ? address.origin : null
}
