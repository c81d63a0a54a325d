import { Card, HeatMap } from '@portal/ui'
import { useState } from 'react'

const used: Record<string, number> = { '1-7': 4, '1-17': 3, '2-8': 3, '2-18': 3, '3-7': 4, '4-8': 3, '5-7': 3, '5-17': 1, '6-10': 2, '7-11': 1 }

export function Example() {
  const [selected, setSelected] = useState<number | null>(null)
  return (
    <Card title="27 entries and 1 denied in 30 days, most often from 7 AM to 8 AM">
      <HeatMap
        hours={Array.from({ length: 168 }, (_, place) => {
          const [day, hour] = [Math.floor(place / 24) + 1, place % 24]
          return { entries: used[`${day}-${hour}`] ?? 0, denied: day === 5 && hour === 23 ? 1 : 0, isPermitted: hour >= 6 && hour < 22 }
        })}
        value={selected}
        onValueChange={({ value: next }) => setSelected(next)}
      />
    </Card>
  )
}
