import { Card, closedStatus, DoorRow, SitePlan, StatusLabel } from '@portal/ui'
import { useState } from 'react'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path fill="#e2e4e6" d="M0 0h64v32H0z"/><path fill="#fff" d="M30 12h6v20h-6zM8 4h14v8H8z"/></svg>'
const picture = { source: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 640, height: 320 }

export function Example() {
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <Card padding="none">
      <SitePlan
        picture={picture}
        label="Site plan of Cypress Court"
        doors={[
          { id: 'gate', name: 'Main Gate', state: 'closed', stateName: 'Closed', x: 5150, y: 8000 },
          { id: 'lobby', name: 'Lobby', state: 'leftOpen', stateName: 'Left open', x: 2350, y: 3750 },
        ]}
        value={selected}
        onValueChange={({ value }) => setSelected(value)}
      >
        <DoorRow look="stacked" name="Main Gate" facts="Last opened 9:37 AM" status={<StatusLabel status={closedStatus}>Closed</StatusLabel>} actions={[{ kind: 'open', refusal: null }]} />
      </SitePlan>
    </Card>
  )
}
