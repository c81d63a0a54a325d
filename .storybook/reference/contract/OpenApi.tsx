import { useState } from 'react'
import { openApiDocument } from '../../../packages/sandbox/src/openapi/openApiDocument.ts'
import { Accordion, Card, Disclosure, Heading, SelectField, Stack, Text, TextLink } from '../../../packages/ui/src/index.ts'

interface Operation {
  operationId: string
  tags: [string]
  summary: string
  description?: string
}

interface OpenApi {
  info: { version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

export interface OpenApiReferenceProps {
  /** The area of the operations that are shown first. */
  startArea: string
}

const document = openApiDocument('https://portal.example') as OpenApi
const operations = Object.entries({ ...document.paths, ...document.webhooks })
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ address: `${method.toUpperCase()} ${path}`, operation })))

const file = URL.createObjectURL(new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }))

/** The OpenAPI document that the sandbox serves, by area, and as a file. */
export function OpenApiReference({ startArea }: OpenApiReferenceProps) {
  const [area, setArea] = useState(startArea)
  const shown = operations.filter(({ operation }) => operation.tags[0] === area)
  return (
    <Stack gap={5}>
      <Text>Version {document.info.version}. <TextLink href={file} download="openapi.json">Download openapi.json</TextLink>, or get it from your portal at <code>/openapi.json</code>.</Text>
      <Card title="How a call is sent"><Text style={{ whiteSpace: 'pre-line' }}>{document.info.description.replaceAll(/([^\n])\n(?!\n)/g, '$1 ').replaceAll('`', '')}</Text></Card>
      <SelectField label="Area" options={document.tags.map(({ name }) => ({ value: name, label: name }))} value={area} onChange={(event) => setArea(event.target.value)} />
      <Card title={area} fact={shown.length}>
        <Accordion>
          {shown.map(({ address, operation }) => (
            <Disclosure key={address} summary={<>{operation.summary} <Text as="span" tone="muted">{address}</Text></>} isLazy>
              <Stack gap={3}>
                {operation.description !== undefined && <Text>{operation.description.replaceAll('`', '')}</Text>}
                <Json title="Operation" value={operation} />
                {namesIn(operation).map((name) => <Json key={name} title={name} value={document.components.schemas[name]} />)}
              </Stack>
            </Disclosure>
          ))}
        </Accordion>
      </Card>
    </Stack>
  )
}

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <pre className="reference-code">{JSON.stringify(value, null, 2)}</pre>
    </div>
  )
}

/** The payload and the answer of an operation; `Value` and `Refusal` are the same for all. */
function namesIn(operation: Operation): string[] {
  const names = [...JSON.stringify(operation).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => name !== 'Value' && name !== 'Refusal')
}
