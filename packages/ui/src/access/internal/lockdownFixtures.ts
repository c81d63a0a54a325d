import type { LockdownDoor, LockdownView } from './lockdownView.ts'

/** The time in stories: 10:00 AM at Whispering Pines, 18 minutes after the lockdown started. */
export const exampleNow = Date.parse('2026-11-23T16:00:07Z')
const startedAt = Date.parse('2026-11-23T15:42:00Z')

const door = (id: string, name: string, detail: string, more: Partial<LockdownDoor> = {}): LockdownDoor => ({
  id, name, detail, state: 'locked', tries: 1, at: startedAt + 3000, failure: null, isOnline: true, isLeftOpen: false, heldBySchedule: null, until: null, endedHold: false, ...more,
})

export const exampleDoors: readonly LockdownDoor[] = [
  door('main-entry', 'Main Gate, Entry', 'W480, controller 1'),
  door('clubhouse', 'Clubhouse Front Door', 'Entria 4DC, controller 4', { heldBySchedule: 'Clubhouse hours', until: Date.parse('2026-11-24T00:00:00Z') }),
  door('garage-p2', 'Garage Level P2, North Stairwell Door', 'Entria SDC', { isLeftOpen: true }),
  door('tower-b-lobby', 'Tower B Lobby', 'WXL', { endedHold: true }),
]

export const offlineDoor: LockdownDoor = door('service-gate', 'Service Gate, Fannin St.', 'Entria 4DC, controller 3', {
  state: 'failed', tries: 3, at: startedAt + 130_000, failure: 'offline', isOnline: false,
})

export const exampleLockdown: LockdownView = {
  isDrill: false, reason: 'Police activity on Fannin. Keep gates shut until the all-clear.', startedAt, startedBy: 'Dana Whitfield', endsAt: Date.parse('2026-11-23T19:42:00Z'),
  releasedAt: null, releasedBy: null, isReleasedByTime: false, hasFireAlarm: false, timeZone: 'America/Chicago', doors: exampleDoors,
}

export const exampleDrill: LockdownView = {
  ...exampleLockdown, isDrill: true, reason: 'Quarterly drill', endsAt: null,
  doors: [...exampleDoors.map((one): LockdownDoor => ({ ...one, state: 'wouldLock', tries: 0, endedHold: false })), { ...offlineDoor, state: 'wouldFail', tries: 0 }],
}
