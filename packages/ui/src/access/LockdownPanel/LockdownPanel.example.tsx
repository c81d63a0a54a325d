import { LockdownPanel } from '@portal/ui'

const startedAt = Date.parse('2026-11-23T15:42:00Z')
const door = {
  detail: 'W480', tries: 1, at: startedAt + 3000, failure: null, isOnline: true, isLeftOpen: false, heldBySchedule: null, until: null, endedHold: false,
}

export function Example() {
  return (
    <LockdownPanel
      lockdown={{
        isDrill: false, reason: 'Gas leak in Tower B', startedAt, startedBy: 'Dana Whitfield', endsAt: null, releasedAt: null, releasedBy: null, isReleasedByTime: false,
        hasFireAlarm: false, timeZone: 'America/Chicago',
        doors: [{ ...door, id: 'main', name: 'Main Gate, Entry', state: 'locked' }, { ...door, id: 'pool', name: 'Pool Gate', state: 'failed', failure: 'offline', isOnline: false }],
      }}
      clock={() => startedAt + 18 * 60_000}
      onSendAgain={() => {}}
      onRelease={() => {}}
    />
  )
}
