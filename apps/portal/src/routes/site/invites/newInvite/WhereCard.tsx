import { useStore } from '@nanostores/react'
import { Button, Card, ChoiceField, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { locationOfPort, placesOfProperty, portsOfAll, propertiesOf, propertyIdOf, type Location } from '#portal/access/places.ts'
import { PortChoice } from '#portal/access/PortChoice.tsx'
import type { InviteForm, InviteProblem } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'

export interface WhereCardProps {
  form: Pick<InviteForm, 'ports'>
  places: Location[]
  problem: InviteProblem | undefined
  onChange: (changed: Pick<InviteForm, 'ports'>) => void
}

/** Which doors open: those of one property, which is chosen first where the account has several. */
export function WhereCard({ form, places, problem, onChange }: WhereCardProps) {
  const t = useStore(newInviteMessages)
  const properties = propertiesOf(places)
  const [chosen, setChosen] = useState<number | null>(null)
  const first = form.ports[0] === undefined ? undefined : locationOfPort(places, form.ports[0])
  const property = first ? propertyIdOf(first) : (chosen ?? properties[0]?.id ?? 0)
  const offered = placesOfProperty(places, property)
  const all = portsOfAll(offered).map(({ PortID }) => PortID)
  const hasAll = form.ports.length === all.length
  return (
    <Card
      title={t.where}
      fact={t.chosen({ count: form.ports.length, all: all.length })}
      actions={
        all.length > 1 && (
          <Button variant="quiet" onClick={() => onChange({ ports: hasAll ? [] : all })}>
            {hasAll ? t.chooseNone : t.chooseAll}
          </Button>
        )
      }
    >
      <Stack gap={4}>
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
        {all.length === 0 ? (
          <Text tone="muted">{t.noDoors}</Text>
        ) : (
          <div>
            <PortChoice places={offered} chosen={form.ports} offlineLabel={t.offline} error={problem && t[problem]} onChange={(ports) => onChange({ ports })} />
          </div>
        )}
      </Stack>
    </Card>
  )
}
