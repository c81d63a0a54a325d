import { type BarRange, Card, RangeBars } from '@portal/ui'
import { useState } from 'react'

const entries = [3, 1, 1, 0, 1, 5, 12, 20, 22, 17, 15, 18, 22, 17, 18, 28, 14, 0, 0, 0, 0, 0, 0, 0]
const hourName = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`

export function Example() {
  const [selected, setSelected] = useState<BarRange | null>({ start: 1, end: 3 })
  return (
    <Card title="Entries on Nov 23">
      <RangeBars
        bars={entries.map((count, hour) => ({ name: `${hourName(hour)} to ${hourName(hour + 1)}`, entries: count, denied: hour === 1 ? 2 : 0, ...(hour % 3 === 0 && { label: hourName(hour) }) }))}
        value={selected}
        {...(selected && { valueName: `${hourName(selected.start)} to ${hourName(selected.end)}` })}
        onValueChange={({ value: next }) => setSelected(next)}
      />
    </Card>
  )
}
