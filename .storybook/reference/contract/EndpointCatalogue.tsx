import { useState } from 'react'
import { type EndpointArea, endpoints, type EndpointDefinition, type EndpointName, fieldsOfOurs } from '../../../packages/api-client/src/contract/index.ts'
import { callsWithoutPage } from '../../../packages/api-client/src/contract/callsWithoutPage.ts'
import { Badge, Card, Inline, SelectField, Stack, Text } from '../../../packages/ui/src/index.ts'
import { Table } from '../Table.tsx'
import { pagesOfCalls } from './pagesOfCalls.ts'

const calls: [name: string, definition: EndpointDefinition][] = Object.entries(endpoints)
const areas = [...new Set(calls.map(([, { area }]) => area))]
const countIn = (area: string) => calls.filter(([, definition]) => definition.area === area).length

export interface EndpointCatalogueProps {
  /** The area of calls to show first. Default: all. */
  startArea?: EndpointArea
}

/** Lists every call of the API's contract, from the same definitions that the client and the back end use. */
export function EndpointCatalogue({ startArea }: EndpointCatalogueProps) {
  const [area, setArea] = useState<string>(startArea ?? '')
  const shown = calls.filter(([, definition]) => area === '' || definition.area === area)
  return (
    <Stack gap={5}>
      <SelectField
        label="Area"
        placeholder={`All areas (${calls.length})`}
        options={areas.map((name) => ({ value: name, label: `${name} (${countIn(name)})` }))}
        value={area}
        onChange={(event) => setArea(event.target.value)}
      />
      <Card title="Calls" fact={shown.length} padding="none">
        <Table caption="Calls" head={['Call', 'Address', 'Session', 'Notes']} rows={shown.map(([name, definition]) => toRow(name, definition))} />
      </Card>
    </Stack>
  )
}

function toRow(name: string, { summary, method, service, path, auth, area, as, ...rest }: EndpointDefinition) {
  const ours = fieldsOfOurs(rest.response)
  const pages = pagesOfCalls[name] ?? []
  const reason = callsWithoutPage[name as EndpointName]
  return {
    id: name,
    cells: [
      <Stack key="call" gap={1}>
        <span>{name}</span>
        <code className="reference-code">api.{area}.{as}</code>
        <Text size="small" tone="muted">{summary}</Text>
        {pages.length > 0 && <Text size="small" tone="muted">Reached from {pages.join(', ')}</Text>}
        {reason !== undefined && <Text size="small" tone="muted">No page: {reason}</Text>}
        {ours.length > 0 && <Text size="small" tone="muted">Ours, and optional: {ours.join(', ')}</Text>}
      </Stack>,
      <Stack key="address" gap={1}>
        <code className="reference-code">{method} {path}</code>
        <Text size="small" tone="muted">{service} · {area}</Text>
      </Stack>,
      auth === 'session' ? 'Yes' : 'No',
      <Inline key="notes" gap={1} isWrapping>
        {rest.assumed && <Badge tone="warning">Assumed shapes</Badge>}
        {rest.responseKind === 'file' && <Badge>{[rest.mediaType ?? 'File'].flat().join(', ')}</Badge>}
        {rest.idempotent && <Badge>Idempotent</Badge>}
        {rest.readOnly && <Badge>Only reads</Badge>}
      </Inline>,
    ],
  }
}
