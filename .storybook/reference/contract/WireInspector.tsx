import { useEffect, useState } from 'react'
import type { SealedRequest } from '../../../packages/api-client/src/crypto/index.ts'
import { pieceLength, toPieces, toSealedText } from '../../../packages/api-client/src/crypto/sealedText.ts'
import { Card, CheckboxField, InlineAlert, Stack, Text, TextArea } from '../../../packages/ui/src/index.ts'
import { Table } from '../Table.tsx'

export interface WireInspectorProps {
  /** The initial JSON payload. */
  initial: string
  seal: (payload: unknown) => Promise<SealedRequest>
  /** Decrypts a request with the private key. Rejects with the code of the refusal. */
  open: (sealed: SealedRequest) => Promise<unknown>
}

interface Inspected {
  sealed: SealedRequest
  outcome: { opened: unknown } | { refused: string }
}

/** Shows how a payload is encrypted: text, pieces, blocks, the parameters Data and Value, and the decrypted result. */
export function WireInspector({ initial, seal, open }: WireInspectorProps) {
  const [typed, setTyped] = useState(initial)
  const [isTampered, setTampered] = useState(false)
  const [inspected, setInspected] = useState<Inspected | null>(null)
  const payload = parse(typed)

  useEffect(() => {
    let isStale = false
    const parsed = parse(typed)
    if (!parsed) return
    void inspect(parsed.value, isTampered, seal, open).then((result) => {
      if (!isStale) setInspected(result)
    })
    return () => {
      isStale = true
    }
  }, [typed, isTampered, seal, open])

  const text = payload ? toSealedText(payload.value) : ''
  return (
    <Stack gap={5}>
      <TextArea
        label="Payload"
        help="JSON, as the client is given it."
        error={payload ? undefined : 'This is not JSON.'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <CheckboxField label="Change one character of Data on the way" checked={isTampered} onChange={(event) => setTampered(event.target.checked)} />
      {payload && inspected && <Journey text={text} {...inspected} />}
    </Stack>
  )
}

function Journey({ text, sealed, outcome }: Inspected & { text: string }) {
  const blocks = sealed.Data.split('.')
  const pieces = toPieces(text)
  return (
    <>
      <Card title="ASCII JSON" fact={`${text.length} characters`}>
        <pre className="reference-code">{text}</pre>
      </Card>
      <Card title={`Pieces of ${pieceLength}, and the block each becomes`} fact={pieces.length} padding="none">
        <Table
          caption="Pieces and blocks"
          head={['Piece', 'Text', 'Block']}
          rows={pieces.map((piece, index) => ({
            id: String(index),
            cells: [
              `${index + 1} of ${pieces.length}`,
              <code key="text" className="reference-code">{piece}</code>,
              <code key="block" className="reference-code">{`${blocks[index]?.slice(0, 24) ?? ''}… (${blocks[index]?.length ?? 0})`}</code>,
            ],
          }))}
        />
      </Card>
      <Card title="Data" fact={`${sealed.Data.length} characters`}>
        <pre className="reference-code">{sealed.Data}</pre>
      </Card>
      <Card title="Value">
        <Stack gap={2}>
          <pre className="reference-code">{sealed.Value}</pre>
          <Text size="small" tone="muted">Version, key, time, nonce, and the MAC over all of it and Data.</Text>
        </Stack>
      </Card>
      <div role="status">
        {'opened' in outcome ? (
          <InlineAlert tone="success" title="Opened:">
            <code className="reference-code">{JSON.stringify(outcome.opened)}</code>
          </InlineAlert>
        ) : (
          <InlineAlert tone="danger" title="Refused:">{outcome.refused}</InlineAlert>
        )}
      </div>
    </>
  )
}

async function inspect(payload: unknown, isTampered: boolean, seal: WireInspectorProps['seal'], open: WireInspectorProps['open']): Promise<Inspected> {
  const sent = await seal(payload)
  const sealed = isTampered ? { ...sent, Data: `${sent.Data.startsWith('A') ? 'B' : 'A'}${sent.Data.slice(1)}` } : sent
  try {
    return { sealed, outcome: { opened: await open(sealed) } }
  } catch (error) {
    return { sealed, outcome: { refused: error instanceof Error && 'code' in error ? String(error.code) : String(error) } }
  }
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}
