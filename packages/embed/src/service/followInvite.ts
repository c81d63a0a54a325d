import type { FreshnessEvent, InviteView } from '@portal/domain'
import { continueInvite } from './continueInvite.ts'
import { failureCode } from './GuestFailure.ts'
import type { InviteSource } from './InviteSource.ts'

/** The card that is kept up to date. */
export interface FollowingCard {
  invite: () => InviteView | null
  /** Whether someone can see it now. */
  isSeen: () => boolean
  take: (view: InviteView) => void
  advance: (event: FreshnessEvent) => void
  /** The first question is under way, or was not answered. */
  wait: (waiting: Waiting) => void
  fail: (code: string) => void
}

export type Waiting = 'loading' | 'failed'

export interface Follower {
  load: () => Promise<void>
  /** Asks for a code, or for the next one after use. */
  generate: () => Promise<void>
  /** Asks whether the code on the screen still waits, unless nobody sees it. */
  check: () => Promise<void>
}

/** Milliseconds between two looks whether a key is still as the screen shows it; after looks that failed, up to a minute. */
const checkPause = 4000
const longestPause = 60_000

/** What a key that ended stays: nothing more is asked about it. */
const isOver = (view: InviteView) => view.kind === 'message' && view.statusWord !== 'startsLater'

/** The proof in `id` is another one with each answer. */
const isSame = (one: InviteView, other: InviteView) => JSON.stringify({ ...one, id: '' }) === JSON.stringify({ ...other, id: '' })

export interface FollowOptions {
  /** The `id` of an earlier visit, whose code may still wait. */
  id: string | undefined
  /** A recurring key makes its code without being asked. */
  isAtOnce: boolean
  /** The answer to the first question, where it was asked already. */
  first?: Promise<InviteView> | null
  /** It was answered, and its answer is shown. */
  hasLoaded?: boolean
  /** Ends everything. */
  signal: AbortSignal
}

/** Keeps a card honest: a code that a reader consumed leaves the screen without anyone asking. Two questions never overlap. */
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

  /** One question at a time; what its failure means is the caller's. */
  async function alone(ask: () => Promise<void>, onFailure: (code: string) => void): Promise<void> {
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

  const load = () => alone(async () => {
    card.wait('loading')
    const answer = early ?? source.ask({ id, signal })
    early = null
    const first = await answer
    const awaitsCode = isAtOnce && first.kind === 'recurring' && first.freshness.state === 'idle' && first.image === null
    const view = awaitsCode ? await source.ask({ id: first.id, signal }) : first
    signal.throwIfAborted()
    hasLoaded = true
    card.take(continueInvite(card.invite(), view))
  }, (code) => {
    card.wait('failed')
    card.fail(code)
  })

  const generate = async () => {
    const view = card.invite()
    if (view?.kind !== 'recurring') return
    card.advance({ type: 'generate' })
    await alone(async () => {
      const made = await source.ask({ id: view.id, signal })
      // Who has left must not meet the invite's secret again.
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
    // What is on the screen came from the device: it is checked until someone answers.
    if (!hasLoaded) return void (invite && (await load()))
    if (!invite || isOver(invite) || (invite.kind === 'recurring' && invite.freshness.state === 'generating')) return later()
    // What has just been answered is not asked again because the card has come into sight.
    if (performance.now() - answeredAt < 1000) return later()
    // A check that could not be made says nothing about the key; the next one follows.
    await alone(async () => {
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
