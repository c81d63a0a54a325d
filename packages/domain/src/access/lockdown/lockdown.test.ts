import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doorState, type DoorWord } from '../door/doorState.ts'
import { explainAtDoor } from '../door/explainAtDoor.ts'
import { explainAccess } from '../decision/explainAccess.ts'
import { randomAccess, seededRandom } from '../../testing/randomAccess.ts'
import { lockdownState } from './lockdownState.ts'
import { canRetry, nextPortLock, type PortLockEvent, type PortLockState } from './portLock.ts'
import { whoCameIn } from './whoCameIn.ts'

const event = fc.constantFrom<PortLockEvent>('acknowledged', 'failed', 'retried', 'released', 'withdrawn')
const history = fc.array(event, { maxLength: 12 })
const after = (events: readonly PortLockEvent[], from: PortLockState = 'pending') => events.reduce(nextPortLock, from)
/** Random states of a lockdown's doors after some events, with either all doors released or none. */
const doors = fc.array(history, { minLength: 1, maxLength: 8 }).chain((each) =>
  fc.boolean().map((isReleased) => each.map((events) => after([...events.filter((one) => one !== 'released' && one !== 'withdrawn'), ...(isReleased ? ['released' as const] : [])]))))

describe('§4 lockdown can be set and cleared on ports', () => {
  test.each<[PortLockState, PortLockEvent[]]>([
    ['locked', ['acknowledged']],
    ['failed', ['failed']],
    ['locked', ['failed', 'retried', 'acknowledged']],
    ['released', ['acknowledged', 'released', 'acknowledged']],
    ['notReleased', ['acknowledged', 'released', 'failed']],
    ['released', ['acknowledged', 'released', 'failed', 'retried', 'acknowledged']],
    // The controller may still get the lock command, so the door waits for the answer to the release.
    ['releasing', ['released']],
    // The lock command was still in the queue, so there is nothing to confirm.
    ['released', ['failed', 'withdrawn']],
    ['locked', ['failed', 'failed', 'acknowledged']],
  ])('a door is %s after %j', (state, events) => {
    expect(after(events)).toBe(state)
  })

  test('a door is locked only after its controller confirmed it, and not after the controller confirmed the release', () => {
    fc.assert(fc.property(history, (events) => {
      const state = after(events)
      if (state === 'locked') expect(events).toContain('acknowledged')
      if (state === 'locked') expect(events).not.toContain('released')
      if (state === 'released') expect(after([...events, 'retried', 'failed', 'acknowledged'])).toBe('released')
    }))
  })

  test('a repeated event changes nothing, unless another command was sent between', () => {
    fc.assert(fc.property(history, fc.constantFrom<PortLockEvent>('retried', 'released'), (events, again) => {
      expect(after([...events, again, again])).toBe(after([...events, again]))
    }))
  })
})

describe('a lockdown over its doors', () => {
  test.each<[string, PortLockState[]]>([
    ['locking', ['locked', 'pending', 'failed']],
    ['locked', ['locked', 'locked']],
    ['partiallyLocked', ['locked', 'locked', 'locked', 'locked', 'failed']],
    ['notLocked', ['failed', 'failed']],
    ['releasing', ['released', 'releasing', 'notReleased']],
    ['partiallyReleased', ['released', 'notReleased']],
    ['released', ['released', 'released']],
    ['drill', ['wouldLock', 'wouldFail']],
  ])('is %s for %j', (verdict, states) => {
    expect(lockdownState(states).verdict).toBe(verdict)
  })

  test('"4 of 5 locked" is never "locked", and it is over only when no controller may hold a lock', () => {
    fc.assert(fc.property(doors, (states) => {
      const { verdict, total, counts } = lockdownState(states)
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total)
      expect(verdict === 'locked').toBe(counts.locked === total)
      if (verdict === 'released') expect(counts.locked + counts.releasing + counts.notReleased).toBe(0)
      if (verdict === 'partiallyLocked' || verdict === 'partiallyReleased' || verdict === 'notLocked') expect(states.some(canRetry)).toBe(true)
    }))
  })
})

test('a fire alarm overrides lockdown, and lockdown everything else, in the door’s state and in the decision at the reader', () => {
  const word = fc.constantFrom<DoorWord>('Closed', 'HeldOpen', 'LeftOpen', 'Locked', 'Offline')
  fc.assert(fc.property(fc.nat().map((seed) => randomAccess(seededRandom(seed))), word, fc.boolean(), fc.boolean(), (input, reported, hasFireAlarm, keepsAccess) => {
    const isLocked = reported === 'Locked'
    const lockdown = isLocked ? { portIds: [input.port.id], keepsAccess: keepsAccess ? [input.person.id] : [] } : null
    const door = doorState({ timeZone: input.timeZone, word: reported, hasFireAlarm, schedules: [] }, input.at)
    const { outcome, deciding } = explainAtDoor(explainAccess({ ...input, fireAlarm: hasFireAlarm, lockdown }), door)
    if (hasFireAlarm) expect({ outcome, deciding, because: door.because }).toEqual({ outcome: 'allowed', deciding: 'fireAlarm', because: 'fireAlarm' })
    else if (isLocked) expect(door).toMatchObject({ because: 'lockdown', letsEveryoneIn: false })
    if (isLocked && !hasFireAlarm) expect(deciding === 'lockdown').toBe(!keepsAccess)
    if (!isLocked) expect(deciding).not.toBe('lockdown')
  }))
})

test('the entries before a lockdown list each user’s last one, newest first, and say if an open door may have let in others', () => {
  const entry = (who: string | null, at: number) => ({ who, at, portName: 'Main Gate' })
  expect(whoCameIn([entry('a', 1), entry('b', 2), entry('a', 3)])).toEqual({ entries: [entry('a', 3), entry('b', 2)], hasUnseen: false })
  expect(whoCameIn([entry('a', 1), entry('b', 2), entry('c', 3)]).entries.map(({ who }) => who)).toEqual(['c', 'b', 'a'])
  expect(whoCameIn([entry(null, 1)])).toEqual({ entries: [], hasUnseen: true })
})
