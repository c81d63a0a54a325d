import { ConflictPanel, type ConflictSide } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [value, setValue] = useState<Record<string, ConflictSide>>({ unit: 'mine' })
  return (
    <ConflictPanel
      who="Robert Kowalczyk"
      when="4 minutes ago"
      fields={[{ id: 'unit', label: 'Unit', mine: 'PH-2', theirs: 'PH-1' }]}
      value={value}
      onSideChange={({ id, side }) => setValue({ ...value, [id]: side })}
    />
  )
}
