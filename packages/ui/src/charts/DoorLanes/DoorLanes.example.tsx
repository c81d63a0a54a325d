import { Card, closedStatus, DoorLanes, StatusLabel } from '@portal/ui'

const at = (time: string) => Date.parse(`2026-11-23T${time}:00-06:00`)

export function Example() {
  return (
    <Card title="Today, Main Gate, Entry was held open for 30 min">
      <DoorLanes
        timeZone="America/Chicago"
        day={{ start: at('00:00'), end: at('24:00') }}
        now={at('16:12')}
        lanes={[{
          id: 'main-entry', name: 'Main Gate, Entry', href: '#main-entry', status: <StatusLabel status={closedStatus}>Closed</StatusLabel>,
          spans: [
            { from: at('00:00'), until: at('09:10'), state: 'closed' },
            { from: at('09:10'), until: at('09:40'), state: 'heldOpen' },
            { from: at('09:40'), until: at('16:12'), state: 'closed' },
          ],
          planned: [{ from: at('17:00'), until: at('18:30'), note: 'Evening rush' }],
          openings: [at('07:50'), at('08:10'), at('12:30')],
        }]}
      />
    </Card>
  )
}
