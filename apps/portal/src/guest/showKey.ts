import type { GuestInviteCard, InviteSource } from '@portal/embed/guest'
import type { KeptInvites } from './keptInvites.ts'

export interface ShownKey {
  /** The link's token; empty where the link has none. */
  token: string
  source: InviteSource
  /** `/RecurringInvite` makes its code without being asked. */
  isAtOnce: boolean
  /** The id of an earlier visit, whose code may still wait. */
  id: string | undefined
  /** The copies on this device; null where none are kept. */
  kept: KeptInvites | null
  /** A code was made: with `id` in its address, a reload shows it again. */
  onMade: (id: string) => void
}

/** Shows the key of a link in its card: at once what this device kept of it, then what the service says. Answers the function that ends it. */
export function showKey(card: GuestInviteCard, { token, source, isAtOnce, id, kept, onMade }: ShownKey): () => void {
  card.isIncomplete = token === ''
  if (token === '') return () => undefined
  const over = new AbortController()
  const { signal } = over
  const keep = () => {
    const { invite, keptAt } = card
    // What came from the device is not news.
    if (invite === null || keptAt !== null) return
    const isOver = invite.kind === 'message' || invite.statusWord === 'expired' || invite.statusWord === 'usedUp'
    void (isOver ? kept?.forget(token) : kept?.keep(token, invite))
    if (invite.kind === 'recurring' && invite.freshness.state === 'fresh') onMade(invite.id)
  }
  card.addEventListener('portal-invite-shown', keep, { signal })
  card.addEventListener('portal-invite-used', keep, { signal })
  card.addEventListener('portal-invite-ended', () => void kept?.forget(token), { signal })
  card.toggleAttribute('at-once', isAtOnce)
  card.inviteId = id

  const begin = async () => {
    const found = await kept?.find(token)
    if (signal.aborted) return
    if (found) {
      card.keptAt = found.at
      card.invite = found.view
    }
    card.source = source
  }
  void begin()
  return () => {
    over.abort()
    card.source = null
    card.invite = null
  }
}
