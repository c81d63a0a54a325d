import type { InviteView, RecurringInviteView, TemporaryInviteView } from '@portal/domain'
import { expect, onTestFinished, test } from 'vitest'
import { followInvite } from './followInvite.ts'

const facts = {
  id: 'proof', name: 'Movers', sentBy: 'Dana Whitfield', statusWord: 'validNow' as const, startsAt: null, endsAt: null, timeZone: 'America/Chicago', locations: ['Main Gate'],
  description: '', weeklyPlan: [], usesLeft: 1, lastUsedAt: null, downloadName: 'movers', image: null,
}
const temporary: TemporaryInviteView = { ...facts, kind: 'temporary', image: 'iVBORw0KGgo=' }
const recurring: RecurringInviteView = { ...facts, kind: 'recurring', freshness: { state: 'idle', hasFailed: false } }
const revoked: InviteView = { kind: 'message', status: 'Revoked', statusWord: 'revoked', message: 'This key was revoked.', name: 'Movers' }

/** Follows an invite on a visible card. The service gives the `answers` one after another, and then repeats the last one. */
function follow(answers: readonly InviteView[]) {
  const over = new AbortController()
  onTestFinished(() => over.abort())
  let asked = 0
  let shown: InviteView | null = null
  const follower = followInvite(
    { ask: () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)] as InviteView) },
    { invite: () => shown, isSeen: () => true, take: (view) => void (shown = view), advance: () => {}, wait: () => {}, fail: () => {} },
    { id: undefined, isAtOnce: false, signal: over.signal },
  )
  return { follower, shown: () => shown, asked: () => asked }
}

test.each([['temporary', temporary], ['recurring', recurring]] as const)('a %s key that is revoked disappears from the screen within five seconds', async (_kind, view) => {
  const card = follow([view, revoked])
  await card.follower.load()
  expect(card.shown()).toEqual(view)
  await expect.poll(card.shown, { timeout: 5000 }).toEqual(revoked)
})

test('a used key is shown as used, and its checks stop', async () => {
  const usedUp: InviteView = { ...revoked, status: 'UsedUp', statusWord: 'usedUp' }
  const card = follow([temporary, usedUp])
  await card.follower.load()
  await expect.poll(card.shown, { timeout: 5000 }).toEqual(usedUp)
  const asked = card.asked()
  await card.follower.check()
  expect(card.asked()).toBe(asked)
})
