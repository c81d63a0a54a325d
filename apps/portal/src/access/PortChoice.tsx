import { CheckboxField, Grid, offlineStatus, Stack, StatusLabel, Text } from '@portal/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { portsOf, portsOfAll, type Location } from './places.ts'

export interface PortChoiceProps {
  places: readonly Location[]
  chosen: readonly string[]
  onChange: (ports: string[]) => void
  /** The word beside a door whose controller is offline. */
  offlineLabel: string
  error?: string | undefined
}

/** A choice of doors, grouped by location. Offline doors say so. Locations with a single door share a group. */
export function PortChoice({ places, chosen, onChange, offlineLabel, error }: PortChoiceProps) {
  const toggle = (port: string, isChosen: boolean) => onChange(isChosen ? [...chosen, port] : chosen.filter((one) => one !== port))
  const single = places.filter((place) => portsOf(place).length === 1)
  const groups = [
    ...(single.length > 0 ? [{ id: 0, name: null, ports: portsOfAll(single) }] : []),
    ...places.filter((place) => portsOf(place).length > 1).map((place) => ({ id: place.PropertyLocationID, name: place.Name, ports: portsOf(place) })),
  ]
  const errorId = useId()
  return (
    <Stack gap={4}>
      {groups.map(({ id, name, ports }) => (
        <Group key={id} as={name === null ? 'div' : 'fieldset'}>
          {name !== null && (
            <legend>
              <Text isStrong>{name}</Text>
            </legend>
          )}
          <Grid minColumn="240px" gap={2}>
            {ports.map(({ PortID, Name, Status }) => (
              <CheckboxField
                key={PortID}
                label={
                  <Door>
                    <bdi>{Name}</bdi>
                    {Status === 'Offline' && <StatusLabel status={offlineStatus}>{offlineLabel}</StatusLabel>}
                  </Door>
                }
                checked={chosen.includes(PortID)}
                aria-invalid={error !== undefined || undefined}
                aria-describedby={error === undefined ? undefined : errorId}
                onChange={(event) => toggle(PortID, event.currentTarget.checked)}
              />
            ))}
          </Grid>
        </Group>
      ))}
      {error !== undefined && (
        <Text as="div" size="small" tone="danger" role="alert" id={errorId}>
          {error}
        </Text>
      )}
    </Stack>
  )
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
`

const Door = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--portal-space-0-5) var(--portal-space-3);
`
