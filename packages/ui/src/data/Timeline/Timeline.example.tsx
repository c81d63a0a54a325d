import { Card, RelativeTime, Timeline } from '@portal/ui'
import { Ban, CircleCheck } from 'lucide-react'

const now = Date.parse('2026-11-21T16:05:00Z')

export function Example() {
  return (
    <Card title="Use" padding="none">
      <Timeline
        entries={[
          { id: '2', icon: CircleCheck, tone: 'success', title: 'Opened Main Gate', time: <RelativeTime instant="2026-11-21T16:00:00Z" now={now} timeZone="UTC" /> },
          { id: '1', icon: Ban, tone: 'danger', title: 'Denied at Pool Gate', detail: 'Closed until 7 AM', time: <RelativeTime instant="2026-11-21T05:12:00Z" now={now} timeZone="UTC" /> },
        ]}
      />
    </Card>
  )
}
