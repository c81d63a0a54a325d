import { useState } from 'react'
import { type EndpointArea, endpoints, type EndpointDefinition } from '../../../packages/api-client/src/contract/index.ts'
import { Badge, Card, Inline, SelectField, Stack, Text } from '../../../packages/ui/src/index.ts'
import { Table } from '../Table.tsx'

const calls: [name: string, definition: EndpointDefinition][] = Object.entries(endpoints)
const areas = [...new Set(calls.map(([, { area }]) => area))]
const countIn = (area: string) => calls.filter(([, definition]) => definition.area === area).length

export interface EndpointCatalogueProps {
  /** The area shown first; omit for all. */
  startArea?: EndpointArea
}

/** Every call of the contract, drawn from the records that the client and the back end read. */
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

function toRow(name: string, { summary, method, service, path, auth, area, ...rest }: EndpointDefinition) {
  return {
    id: name,
    cells: [
      <Stack key="call" gap={1}>
        <span>{name}</span>
        <Text size="small" tone="muted">{summary}</Text>
      </Stack>,
      <Stack key="address" gap={1}>
        <code className="reference-code">{method} {path}</code>
        <Text size="small" tone="muted">{service} · {area}</Text>
      </Stack>,
      auth === 'session' ? 'Needed' : 'None',
      <Inline key="notes" gap={1} isWrapping>
        {rest.assumed && <Badge tone="warning">Assumed shapes</Badge>}
        {rest.responseKind === 'file' && <Badge>{[rest.mediaType ?? 'File'].flat().join(', ')}</Badge>}
        {rest.idempotent && <Badge>Idempotent</Badge>}
        {rest.readOnly && <Badge>Only reads</Badge>}
      </Inline>,
    ],
  }
}
