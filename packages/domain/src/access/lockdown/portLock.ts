/**
 * The state of one door in a lockdown, as far as its controller has answered. `failed`: the controller has not
 * confirmed the lock, and the door may still open.
 * `releasing` and `notReleased`: someone has released the door, and its controller has not confirmed. `wouldLock` and `wouldFail` belong to
 * drills, which send nothing: whether the controller could be reached.
 */
export type PortLockState = 'pending' | 'locked' | 'failed' | 'releasing' | 'notReleased' | 'released' | 'wouldLock' | 'wouldFail'

/**
 * `acknowledged` and `failed` answer the last command to the controller; it may fail many times and be acknowledged in the end. `retried` and
 * `released` are what users do. `withdrawn`: the lock was released before it left the queue, so its controller never gets it.
 */
export type PortLockEvent = 'acknowledged' | 'failed' | 'retried' | 'released' | 'withdrawn'

/** The next state of a door; the same state where the event changes nothing. Idempotent. */
export function nextPortLock(state: PortLockState, event: PortLockEvent): PortLockState {
  return steps[state][event] ?? state
}

const steps: Readonly<Record<PortLockState, Partial<Record<PortLockEvent, PortLockState>>>> = {
  pending: { acknowledged: 'locked', failed: 'failed', released: 'releasing', withdrawn: 'released' },
  locked: { released: 'releasing' },
  failed: { acknowledged: 'locked', retried: 'pending', released: 'releasing', withdrawn: 'released' },
  releasing: { acknowledged: 'released', failed: 'notReleased' },
  notReleased: { acknowledged: 'released', retried: 'releasing' },
  released: {},
  wouldLock: {},
  wouldFail: {},
}

/** Whether someone can send the last command of a door again. */
export const canRetry = (state: PortLockState) => nextPortLock(state, 'retried') !== state
