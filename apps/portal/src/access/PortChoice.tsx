import { CheckboxField, Grid, StatusLabel, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { portsOf, portsOfAll, type Location } from './places.ts'

export interface PortChoiceProps {
  places: readonly Location[]
  chosen: readonly string[]
  onChange: (ports: string[]) => void
  /** The word beside a door whose controller does not answer. */
  offlineLabel: string
  error?: string | undefined
}

/** Doors to choose among, by location; one that does not answer says so. Locations of a single door stand together. */
export function PortChoice({ places, chosen, onChange, offlineLabel, error }: PortChoiceProps) {
  const toggle = (port: string, isChosen: boolean) => onChange(isChosen ? [...chosen, port] : chosen.filter((one) => one !== port))
  const single = places.filter((place) => portsOf(place).length === 1)
  const groups = [
    ...(single.length > 0 ? [{ id: 0, name: null, ports: portsOfAll(single) }] : []),
    ...places.filter((place) => portsOf(place).length > 1).map((place) => ({ id: place.PropertyLocationID, name: place.Name, ports: portsOf(place) })),
  ]
  return groups.map(({ id, name, ports }, index) => (
    <Group key={id} as={name === null ? 'div' : 'fieldset'}>
      {name !== null && (
        <legend>
          <Text isStrong>{name}</Text>
        </legend>
      )}
      <Grid minColumn="240px" gap={2}>
        {ports.map(({ PortID, Name, Status }, position) => (
          <CheckboxField
            key={PortID}
            label={
              <Door>
                <bdi>{Name}</bdi>
                {Status === 'Offline' && <StatusLabel status="offline">{offlineLabel}</StatusLabel>}
              </Door>
            }
            checked={chosen.includes(PortID)}
            error={index === 0 && position === 0 ? error : undefined}
            onChange={(event) => toggle(PortID, event.currentTarget.checked)}
          />
        ))}
      </Grid>
    </Group>
  ))
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--portal-space-2);
  }
  & + & {
    margin-block-start: var(--portal-space-4);
  }
`

const Door = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--portal-space-0-5) var(--portal-space-3);
`
