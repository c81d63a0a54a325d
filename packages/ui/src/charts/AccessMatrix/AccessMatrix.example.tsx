import { AccessMatrix, type AccessMatrixPlace, Card } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [selected, setSelected] = useState<AccessMatrixPlace | null>(null)
  const always = { windows: null }
  return (
    <Card title="Who can open which door, and when" padding="none">
      <AccessMatrix
        doors={[{ id: 'main', name: 'Main Gate' }, { id: 'pool', name: 'Pool Gate' }]}
        groups={[
          { id: 'staff', name: 'Staff', fact: '7 users', cells: [always, always] },
          { id: 'residents', name: 'Residents', fact: '35 users', cells: [always, { windows: [{ days: [1, 2, 3, 4, 5, 6, 7], start: 360, end: 1320 }] }] },
          { id: 'vendors', name: 'Vendors', fact: '4 users', cells: [{ windows: [{ days: [1, 2, 3, 4, 5], start: 480, end: 1080 }], isLimited: true }, { windows: [] }] },
        ]}
        value={selected}
        onValueChange={({ value }) => setSelected(value)}
      />
    </Card>
  )
}
