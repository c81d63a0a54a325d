/**
 * The state of one door in a lockdown. `pending`: the lock command is sent. `failed`: the controller did not confirm the lock, so the door
 * may still open. `releasing`: the release is sent. `notReleased`: the controller did not confirm the release. `wouldLock` and `wouldFail`:
 * in a drill, which sends nothing, whether the controller could be reached.
 */
export type PortLockState = 'pending' | 'locked' | 'failed' | 'releasing' | 'notReleased' | 'released' | 'wouldLock' | 'wouldFail'

/**
 * An event of one door in a lockdown. `acknowledged` and `failed` are the controller's answers to the last command, which may fail many
 * times before it is acknowledged. `retried` and `released` are actions of users. `withdrawn`: the door was released before the lock
 * command left the queue, so the controller never gets that command.
 */
export type PortLockEvent = 'acknowledged' | 'failed' | 'retried' | 'released' | 'withdrawn'

/** The state of a door after an event, which may be the same state. Idempotent. */
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

/** Whether users can send the last command to a door again. */
export const canRetry = (state: PortLockState) => nextPortLock(state, 'retried') !== state
