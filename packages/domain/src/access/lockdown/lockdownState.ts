import type { PortLockState } from './portLock.ts'

/**
 * The state of a lockdown as a whole. `partiallyLocked`: some doors are locked and the others have failed. `locked`: every door is locked.
 */
export type LockdownVerdict = 'drill' | 'locking' | 'locked' | 'partiallyLocked' | 'notLocked' | 'releasing' | 'partiallyReleased' | 'released'

/** The state of a lockdown, from the states of all of its doors. */
export interface LockdownState {
  verdict: LockdownVerdict
  total: number
  /** How many doors are in each state. */
  counts: Readonly<Record<PortLockState, number>>
}

/** The state of a lockdown by the states of its doors. The first case below that applies decides. */
export function lockdownState(states: readonly PortLockState[]): LockdownState {
  const counts = { pending: 0, locked: 0, failed: 0, releasing: 0, notReleased: 0, released: 0, wouldLock: 0, wouldFail: 0 }
  for (const state of states) counts[state] += 1
  const total = states.length
  return { verdict: rows.find(({ holds }) => holds(counts, total))?.verdict ?? 'partiallyLocked', total, counts }
}

const rows: readonly { verdict: LockdownVerdict; holds: (counts: LockdownState['counts'], total: number) => boolean }[] = [
  { verdict: 'drill', holds: ({ wouldLock, wouldFail }) => wouldLock + wouldFail > 0 },
  { verdict: 'released', holds: ({ released }, total) => released === total },
  { verdict: 'releasing', holds: ({ releasing }) => releasing > 0 },
  { verdict: 'partiallyReleased', holds: ({ notReleased }) => notReleased > 0 },
  { verdict: 'locking', holds: ({ pending }) => pending > 0 },
  { verdict: 'locked', holds: ({ locked }, total) => locked === total },
  { verdict: 'notLocked', holds: ({ locked }) => locked === 0 },
]
