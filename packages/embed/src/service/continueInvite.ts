import type { InviteView } from '@portal/domain'

/**
 * The state of an invite after an answer. `answer` has a code only if one was requested. Otherwise an earlier code that no reader has used
 * stays.
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
