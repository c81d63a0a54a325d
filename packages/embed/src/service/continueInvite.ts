import type { InviteView } from '@portal/domain'

/**
 * The invite as it goes on: `answer` is what its service says now, without a code unless one was asked for; a code that was shown before and
 * that no reader has taken since is still the one that waits.
 */
export function continueInvite(before: InviteView | null, answer: InviteView): InviteView {
  if (before?.kind !== 'recurring' || answer.kind !== 'recurring' || answer.freshness.state !== 'idle' || before.freshness.state !== 'fresh') return answer
  const { lastUsedAt } = answer
  const { freshness, image } = before
  if (lastUsedAt !== null && Date.parse(lastUsedAt) >= Date.parse(freshness.generatedAt)) {
    return { ...answer, freshness: { state: 'used', usedAt: lastUsedAt, hasFailed: false } }
  }
  return { ...answer, freshness: { ...freshness, hasFailed: false }, image }
}
