import { BarsByHour, Card } from '@portal/ui'

const entries = [3, 1, 1, 0, 1, 5, 12, 20, 22, 17, 15, 18, 22, 17, 18, 28, 14, 0, 0, 0, 0, 0, 0, 0]
const denied = [0, 2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
const usual = [2, 2, 1, 1, 1, 4, 11, 19, 24, 18, 15, 19, 21, 18, 19, 23, 25, 28, 26, 19, 13, 8, 5, 3]

export function Example() {
  return (
    <Card title="214 entries today, 12 more than a usual Monday by 4:12 PM">
      <BarsByHour
        hours={entries.map((count, hour) => ({ entries: count, denied: denied[hour] ?? 0, usual: usual[hour] ?? 0 }))}
        usualByNow={201.8}
        now={16 * 60 + 12}
        labels={{ usual: 'Usual Monday' }}
      />
    </Card>
  )
}
