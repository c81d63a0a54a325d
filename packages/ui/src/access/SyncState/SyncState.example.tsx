import { SyncState } from '@portal/ui'

const now = Date.parse('2026-11-21T15:41:00Z')

export function Example() {
  return (
    <SyncState
      controllers={[
        { id: 1, name: 'Main Gate', state: 'acknowledged', isOnline: true, lastContactAt: now, doneBy: null },
        { id: 5, name: 'Pool Gate', state: 'waiting', isOnline: false, lastContactAt: Date.parse('2026-11-21T15:12:00Z'), doneBy: null },
      ]}
      now={now}
      timeZone="America/Chicago"
    />
  )
}
