import { useStore } from '@nanostores/react'
import { Button, Card, Text } from '@portal/ui'
import { portsOfAll, type Location } from '../../../../access/places.ts'
import { PortChoice } from '../../../../access/PortChoice.tsx'
import type { InviteForm, InviteProblem } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'

export interface WhereCardProps {
  form: InviteForm
  places: Location[]
  problem: InviteProblem | undefined
  onChange: (changed: Partial<InviteForm>) => void
}

/** Which doors open. */
export function WhereCard({ form, places, problem, onChange }: WhereCardProps) {
  const t = useStore(newInviteMessages)
  const all = portsOfAll(places).map(({ PortID }) => PortID)
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
      {all.length === 0 ? (
        <Text tone="muted">{t.noDoors}</Text>
      ) : (
        <PortChoice places={places} chosen={form.ports} offlineLabel={t.offline} error={problem && t[problem]} onChange={(ports) => onChange({ ports })} />
      )}
    </Card>
  )
}
