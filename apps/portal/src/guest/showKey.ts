import { continueInvite, type GuestInviteCard, type InviteSource } from '@portal/embed/guest'
import type { KeptInvites } from './keptInvites.ts'

export interface ShownKey {
  /** The token of the link; empty if it has none. */
  token: string
  source: InviteSource
  /** Whether the page creates its code without a press, as `/RecurringInvite` does. */
  isAtOnce: boolean
  /** The id of an earlier visit, whose code may still be valid. */
  id: string | undefined
  /** The copies on this device, once readable; null if none are stored. */
  kept: Promise<KeptInvites | null> | null
  /** Called when a code was created. With `id` in the address, a reload shows the code again. */
  onMade: (id: string) => void
}

/** Shows a link's key in its card: first the stored copy, then the service's answer. Returns a function that stops this. */
export function showKey(card: GuestInviteCard, { token, source, isAtOnce, id, kept, onMade }: ShownKey): () => void {
  card.isIncomplete = token === ''
  if (token === '') return () => undefined
  const over = new AbortController()
  const { signal } = over
  const found = kept?.then((copies) => copies?.find(token) ?? null).catch(() => null)
  const keep = () => {
    const { invite, keptAt } = card
    // The shown copy is already stored.
    if (invite === null || keptAt !== null) return
    const isOver = invite.kind === 'message' || invite.statusWord === 'expired' || invite.statusWord === 'usedUp'
    // The stored copy is read before the answer overwrites it.
    void found?.then(async (last) => {
      const copies = await kept
      if (isOver) return copies?.forget(token)
      const whole = continueInvite(last?.view ?? null, invite)
      if (whole.kind !== 'message') await copies?.keep(token, whole)
    })
    if (invite.kind === 'recurring' && invite.freshness.state === 'fresh') onMade(invite.id)
  }
  card.addEventListener('portal-invite-shown', keep, { signal })
  card.addEventListener('portal-invite-used', keep, { signal })
  card.addEventListener('portal-invite-ended', () => void kept?.then((copies) => copies?.forget(token)), { signal })
  card.toggleAttribute('at-once', isAtOnce)
  card.inviteId = id

  card.source = source
  void found?.then((last) => {
    if (!last || signal.aborted) return
    // If the service was faster, a stored code that is still valid is merged into its answer.
    if (card.invite !== null) card.invite = continueInvite(last.view, card.invite)
    else {
      card.keptAt = last.at
      card.invite = last.view
    }
  })
  return () => {
    over.abort()
    card.source = null
    card.invite = null
  }
}
