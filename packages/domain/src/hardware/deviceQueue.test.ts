import { expect, test } from 'vitest'
import { type ControllerFacts, deviceQueue, nextQueueStep, type QueuedCommand } from './deviceQueue.ts'

const second = 1000
const minute = 60 * second
const works: ControllerFacts = { isOnline: true, delay: 2 * second, failure: null }
const away: ControllerFacts = { ...works, isOnline: false }
const fresh: QueuedCommand = { state: 'waiting', attempts: 0, refusals: 0, nextAt: 0, sentAt: null, expiresAt: null, isTaken: false, reason: null }
const sent: QueuedCommand = { ...fresh, state: 'sent', sentAt: 0 }

test('a command is sent when the previous one has ended, and acknowledged when the controller answers', () => {
  expect(nextQueueStep(works, fresh, 5 * second, 4 * second)).toBeNull()
  expect(nextQueueStep(works, fresh, 5 * second, minute)).toEqual({ does: 'send', at: 5 * second })
  expect(nextQueueStep(works, sent, 0, second)).toBeNull()
  expect(nextQueueStep(works, sent, 0, minute)).toEqual({ does: 'acknowledge', at: 2 * second })
})

test('an unreachable controller is tried every minute five times, then every five minutes forever', () => {
  const tries = (now: number) => nextQueueStep(away, fresh, 0, now)
  expect(tries(0)).toMatchObject({ does: 'retry', attempts: 1, refusals: 0, nextAt: minute, reason: 'offline' })
  expect(tries(4.5 * minute)).toMatchObject({ attempts: 5, nextAt: 5 * minute })
  expect(tries(5 * minute)).toMatchObject({ attempts: 6, nextAt: 10 * minute })
  expect(tries(365 * 24 * 60 * minute)).toMatchObject({ attempts: 5 + 365 * 24 * 12, nextAt: (365 * 24 * 60 + 5) * minute })
})

test('a command fails after three refusals, with the reason; no answer within ten seconds counts as one', () => {
  const full: ControllerFacts = { ...works, failure: 'memoryFull' }
  expect(nextQueueStep(full, sent, 0, minute)).toEqual({ does: 'retry', at: 2 * second, attempts: 1, refusals: 1, nextAt: 62 * second, reason: 'memoryFull' })
  expect(nextQueueStep(full, { ...sent, attempts: 2, refusals: 2 }, 0, minute)).toEqual({ does: 'fail', at: 2 * second, attempts: 3, reason: 'memoryFull' })
  const silent: ControllerFacts = { ...works, failure: 'silent' }
  expect(nextQueueStep(silent, sent, 0, 9 * second)).toBeNull()
  expect(nextQueueStep(silent, sent, 0, 10 * second)).toMatchObject({ does: 'retry', reason: 'noAnswer' })
})

test('a command whose answer was lost does not run twice: the next answer acknowledges it', () => {
  const mumbles: ControllerFacts = { ...works, failure: 'lostAnswer' }
  expect(nextQueueStep(mumbles, sent, 0, minute)).toMatchObject({ does: 'loseAnswer', at: 10 * second, nextAt: 70 * second })
  expect(nextQueueStep(mumbles, { ...sent, isTaken: true }, 0, minute)).toEqual({ does: 'acknowledge', at: 2 * second })
})

test('an old command fails instead of running late', () => {
  const pulse = { ...fresh, expiresAt: deviceQueue.pulseWithin }
  expect(nextQueueStep(away, pulse, 0, 9 * second)).toMatchObject({ does: 'retry' })
  expect(nextQueueStep(away, pulse, 0, 10 * second)).toMatchObject({ does: 'fail', at: 10 * second })
  expect(nextQueueStep(away, pulse, 0, minute)).toEqual({ does: 'fail', at: 10 * second, attempts: 0, reason: 'offline' })
  expect(nextQueueStep(works, { ...pulse, nextAt: minute, reason: 'noAnswer' }, 0, minute)).toEqual({ does: 'fail', at: 10 * second, attempts: 0, reason: 'noAnswer' })
})

test('a push returns to the queue if the controller goes offline meanwhile', () => {
  expect(nextQueueStep(away, { ...sent, sentAt: 3 * second }, 0, 4 * second)).toMatchObject({ does: 'retry', attempts: 1, refusals: 0, reason: 'offline', nextAt: 64 * second })
})

test('setting the clock back does not stop a queue', () => {
  expect(nextQueueStep(works, { ...fresh, nextAt: 1000 * minute }, 0, minute)).toEqual({ does: 'send', at: minute })
  expect(nextQueueStep(works, { ...sent, sentAt: 1000 * minute }, 0, minute)).toBeNull()
})
