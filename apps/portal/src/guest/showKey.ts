import { continueInvite, type GuestInviteCard, type InviteSource } from '@portal/embed/guest'
import type { KeptInvites } from './keptInvites.ts'

export interface ShownKey {
  /** The link's token; empty where the link has none. */
  token: string
  source: InviteSource
  /** `/RecurringInvite` makes its code without being asked. */
  isAtOnce: boolean
  /** The id of an earlier visit, whose code may still wait. */
  id: string | undefined
  /** The copies on this device, as soon as they can be read; null where none are kept. */
  kept: Promise<KeptInvites | null> | null
  /** A code was made: with `id` in its address, a reload shows it again. */
  onMade: (id: string) => void
}

/** Shows the key of a link in its card: at once what this device kept of it, then what the service says. Answers the function that ends it. */
export function showKey(card: GuestInviteCard, { token, source, isAtOnce, id, kept, onMade }: ShownKey): () => void {
  card.isIncomplete = token === ''
  if (token === '') return () => undefined
  const over = new AbortController()
  const { signal } = over
  const found = kept?.then((copies) => copies?.find(token) ?? null).catch(() => null)
  const keep = () => {
    const { invite, keptAt } = card
    // What came from the device is not news.
    if (invite === null || keptAt !== null) return
    const isOver = invite.kind === 'message' || invite.statusWord === 'expired' || invite.statusWord === 'usedUp'
    // What an earlier visit left is read before anything is written over it.
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
    // Where the service was faster, a code that still waits is shown with its answer.
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
