import { Button, ChoiceField, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { locationOfPort, placesOfProperty, portsOfAll, propertiesOf, propertyIdOf, type Location } from '#portal/access/places.ts'
import { PortChoice } from '#portal/access/PortChoice.tsx'
import { doorFieldsMessages } from './doorFields.messages.ts'

export interface DoorFieldsProps {
  ports: string[]
  places: Location[]
  error: string | undefined
  onChange: (changed: { ports: string[] }) => void
}

/** Chooses doors of one property; in an account with several properties, first the property. */
export function DoorFields({ ports, places, error, onChange }: DoorFieldsProps) {
  const t = doorFieldsMessages.useWords()
  const properties = propertiesOf(places)
  const [chosen, setChosen] = useState<number | null>(null)
  const first = ports[0] === undefined ? undefined : locationOfPort(places, ports[0])
  const property = first ? propertyIdOf(first) : (chosen ?? properties[0]?.id ?? 0)
  const offered = placesOfProperty(places, property)
  const all = portsOfAll(offered).map(({ PortID }) => PortID)
  const hasAll = ports.length === all.length
  if (all.length === 0) return <Text tone="muted">{t.noDoors}</Text>
  return (
    <Stack gap={4} align="stretch">
      {properties.length > 1 && (
        <ChoiceField
          label={t.property}
          help={t.propertyHelp}
          value={String(property)}
          options={properties.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValueChange={({ value }) => {
            setChosen(Number(value))
            onChange({ ports: [] })
          }}
        />
      )}
      <PortChoice places={offered} chosen={ports} offlineLabel={t.offline} error={error} onChange={(next) => onChange({ ports: next })} />
      {all.length > 1 && (
        <div>
          <Button size="compact" onClick={() => onChange({ ports: hasAll ? [] : all })}>
            {hasAll ? t.chooseNone : t.chooseAll}
          </Button>
        </div>
      )}
    </Stack>
  )
}
