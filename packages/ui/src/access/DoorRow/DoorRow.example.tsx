import { closedStatus, DoorRow, StatusLabel } from '@portal/ui'

export function Example() {
  return (
    <DoorRow
      name="Main Gate, Exit"
      facts="W480 · last opened 9:37 AM"
      status={<StatusLabel status={closedStatus}>Closed</StatusLabel>}
      actions={[{ kind: 'open', refusal: null }, { kind: 'hold', refusal: null }, { kind: 'close', refusal: 'isClosed' }]}
      now={Date.parse('2026-11-21T15:41:00Z')}
      timeZone="America/Chicago"
      onAct={(act) => globalThis.dispatchEvent(new CustomEvent('door', { detail: act }))}
    />
  )
}
