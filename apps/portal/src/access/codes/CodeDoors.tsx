import { CheckboxField, Grid, LiveRegion, Text, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { portsOf, type Location } from '../places.ts'
import { codeEditorMessages } from './codeEditor.messages.ts'

export interface CodeDoorsProps {
  place: Location
  /** The ids of the doors; null for every door. */
  ports: string[] | null
  error: string | undefined
  onChange: (ports: string[] | null) => void
}

/** Chooses the doors of a location that a code opens: all or some. */
export function CodeDoors({ place, ports, error, onChange }: CodeDoorsProps) {
  const t = codeEditorMessages.useWords()
  const doors = portsOf(place)
  const ids = doors.map(({ PortID }) => PortID)
  if (doors.length < 2 && ports === null) return null
  return (
    <Doors>
      <VisuallyHidden as="legend">{t.doorsOf({ place: place.Name })}</VisuallyHidden>
      <CheckboxField label={t.allDoors} checked={ports === null} onChange={(event) => onChange(event.currentTarget.checked ? null : ids)} />
      {ports !== null && (
        <Grid minColumn="200px" gap={2}>
          {doors.map(({ PortID, Name }) => (
            <CheckboxField
              key={PortID}
              label={<bdi>{Name}</bdi>}
              checked={ports.includes(PortID)}
              aria-invalid={error !== undefined || undefined}
              onChange={(event) => onChange(ids.filter((id) => (id === PortID ? event.currentTarget.checked : ports.includes(id))))}
            />
          ))}
        </Grid>
      )}
      <LiveRegion isShown politeness="assertive">{error !== undefined && <Text size="small" tone="danger">{error}</Text>}</LiveRegion>
    </Doors>
  )
}

const Doors = styled.fieldset`
  display: flex;
  flex-direction: column;
  flex: 1 1 100%;
  gap: var(--portal-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  padding-inline-start: var(--portal-space-6);
  border: 0;
`
