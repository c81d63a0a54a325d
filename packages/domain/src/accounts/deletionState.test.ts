import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DeletionRequest, deletionEndings, deletionState } from './deletionState.ts'

const asked: DeletionRequest = { confirmBy: 100, confirmedAt: null, dueAt: null, ending: null }

test('§2 accountdeletionrequest: an unconfirmed request lapses, and a confirmed one waits until it is due', () => {
  expect(deletionState(asked, 99)).toBe('asked')
  expect(deletionState(asked, 100)).toBe('lapsed')
  const confirmed = { ...asked, confirmedAt: 50, dueAt: 200 }
  expect(deletionState(confirmed, 199)).toBe('waiting')
  expect(deletionState(confirmed, 200)).toBe('due')
})

test('§2 accountdeletionrequest: an ended request stays ended, and no unconfirmed request is due', () => {
  const time = fc.integer({ min: 0, max: 1000 })
  const request = fc.record({ confirmBy: time, wait: fc.option(time), ending: fc.option(fc.constantFrom(...deletionEndings)), now: time })
  fc.assert(
    fc.property(request, ({ confirmBy, wait, ending, now }) => {
      const dueAt = wait === null ? null : confirmBy + wait
      const state = deletionState({ confirmBy, confirmedAt: dueAt === null ? null : confirmBy - 1, dueAt, ending }, now)
      if (ending !== null) expect(state).toBe(ending)
      else if (state === 'due' || state === 'waiting') expect(dueAt).not.toBeNull()
      else expect(dueAt).toBeNull()
    }),
  )
})
