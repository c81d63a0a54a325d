import type { FreshnessEvent, InviteView } from '@portal/domain'
import { continueInvite } from './continueInvite.ts'
import { failureCode, patience, type Waiting, waitingAfter } from './GuestFailure.ts'
import type { InviteSource } from './InviteSource.ts'

/** The card that is kept up to date. */
export interface FollowingCard {
  invite: () => InviteView | null
  /** Returns whether the card is visible now. */
  isSeen: () => boolean
  take: (view: InviteView) => void
  advance: (event: FreshnessEvent) => void
  /** Called while the first request is running, and if it failed. */
  wait: (waiting: Waiting) => void
  fail: (code: string) => void
}

export interface Follower {
  load: () => Promise<void>
  /** Requests a code, or the next one after use. */
  generate: () => Promise<void>
  /** Checks whether the shown code is still unused, unless the card is hidden. */
  check: () => Promise<void>
}

/** Milliseconds between two checks of a shown key; up to a minute after failures. */
const checkPause = 4000
const longestPause = 60_000

/** Whether a key has ended. It then never changes, so nothing more is requested. */
const isOver = (view: InviteView) => view.kind === 'message' && view.statusWord !== 'startsLater'

/** Whether two views are equal except for `id`, which contains a new proof with each answer. */
const isSame = (one: InviteView, other: InviteView) => JSON.stringify({ ...one, id: '' }) === JSON.stringify({ ...other, id: '' })

export interface FollowOptions {
  /** The `id` of an earlier visit, whose code may still be unused. */
  id: string | undefined
  /** Whether a recurring key creates its code without a press. */
  isAtOnce: boolean
  /** The answer to the first request, if it was sent already. */
  first?: Promise<InviteView> | null
  /** Whether the first answer is shown already. */
  hasLoaded?: boolean
  /** Ends all requests and checks. */
  signal: AbortSignal
}

/** Keeps a card up to date, so that a used code disappears. Only one request runs at a time. */
export function followInvite(source: InviteSource, card: FollowingCard, { id, isAtOnce, first: asked = null, hasLoaded: isLoaded = false, signal }: FollowOptions): Follower {
  let isAsking = false
  let hasLoaded = isLoaded
  let early = asked
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = checkPause
  let answeredAt = isLoaded ? performance.now() : -checkPause
  signal.addEventListener('abort', () => clearTimeout(timer))

  const later = () => {
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(() => void check(), pause)
  }

  /** Runs one request at a time; the caller handles its failure. */
  async function askOnce(ask: () => Promise<void>, onFailure: (code: string) => void): Promise<void> {
    if (isAsking) return
    isAsking = true
    try {
      await ask()
      pause = checkPause
      answeredAt = performance.now()
    } catch (error) {
      pause = Math.min(2 * pause, longestPause)
      if (!signal.aborted) onFailure(failureCode(error))
    } finally {
      isAsking = false
      later()
    }
  }

  const load = () => askOnce(async () => {
    card.wait('loading')
    const slow = setTimeout(() => !signal.aborted && card.wait('slow'), patience)
    const answer = early ?? source.ask({ id, signal })
    early = null
    const first = await answer.finally(() => clearTimeout(slow))
    const awaitsCode = isAtOnce && first.kind === 'recurring' && first.freshness.state === 'idle' && first.image === null
    const view = awaitsCode ? await source.ask({ id: first.id, signal }) : first
    signal.throwIfAborted()
    hasLoaded = true
    card.take(continueInvite(card.invite(), view))
  }, (code) => {
    card.wait(waitingAfter(code))
    card.fail(code)
  })

  const generate = async () => {
    const view = card.invite()
    if (view?.kind !== 'recurring') return
    card.advance({ type: 'generate' })
    await askOnce(async () => {
      const made = await source.ask({ id: view.id, signal })
      // A page that the user has left must not get the invite's secret again.
      signal.throwIfAborted()
      card.take(made)
    }, (code) => {
      card.advance({ type: 'failed' })
      card.fail(code)
    })
  }

  async function check(): Promise<void> {
    const invite = card.invite()
    if (!card.isSeen() || !navigator.onLine) return later()
    // The shown invite was stored on the device, so it is checked until the service answers.
    if (!hasLoaded) return void (invite && (await load()))
    if (!invite || isOver(invite) || (invite.kind === 'recurring' && invite.freshness.state === 'generating')) return later()
    // An answer that has just arrived is not requested again when the card becomes visible.
    if (performance.now() - answeredAt < 1000) return later()
    // If a check fails, the key stays shown, because the state of the key is unknown. The next check follows.
    await askOnce(async () => {
      const answer = await source.ask({ signal })
      signal.throwIfAborted()
      const next = continueInvite(invite, answer)
      if (card.invite() !== invite) return
      if (invite.kind === 'recurring' && invite.freshness.state === 'fresh' && next.kind === 'recurring' && next.freshness.state === 'used') {
        card.advance({ type: 'consumed', usedAt: next.freshness.usedAt })
      } else if (!isSame(invite, next)) card.take(next)
    }, () => undefined)
  }

  return { load, generate, check }
}
