import { inviteKeyMessages, type InviteView, sayTexts } from '@portal/domain'
import type { Card, CardKeeper } from '../CardKeeper.ts'
import { hasFailed, viewWaiting } from '../card/viewWaiting.ts'
import { type Act, levelOf } from '../dom/parts.ts'
import { tellShown } from '../events.ts'
import type { More } from '../more/more.ts'
import { deadline, failureCode, patience, type Waiting, waitingAfter } from '../service/GuestFailure.ts'
import type { InviteSource } from '../service/InviteSource.ts'
import { isFirstView, viewFirst } from './viewFirst.ts'

/** A source of an invite, and the requests to it. */
export interface Asked {
  readonly source: InviteSource
  /** Cancels all requests. */
  readonly over: AbortController
  /** The answer to the first request, until it is shown. */
  first: Promise<InviteView> | null
}

/** The state that `FirstLook` passes to `WholeCard`. */
export interface Handed {
  readonly asked: Asked | null
  /** The button press that waits for the rest of the card. */
  readonly pressed: Act | null
}

/**
 * Keeps a card until the first code is shown, with as little code as possible. It requests the invite, shows the code or its button, and
 * loads the rest of the card, which takes over and shows all other states.
 */
export class FirstLook implements CardKeeper {
  readonly #card: Card
  readonly #load: () => Promise<More>
  #asked: Asked | null = null
  #waiting: Waiting | null = null
  #pressed: Act | null = null
  /** Until the card says that loading takes long, or that it has no token. */
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOnItsWay = false
  /** Whether the rest of the card failed to load. */
  #hasFailed = false
  /** Whether a press failed because the rest of the card is missing. */
  #hasDisappointed = false

  constructor(card: Card, load: () => Promise<More>) {
    this.#card = card
    this.#load = load
  }

  enter(signal: AbortSignal): void {
    const again = () => {
      if (navigator.onLine && !document.hidden && (this.#hasFailed || hasFailed(this.#waiting))) this.#retry()
    }
    window.addEventListener('online', again, { signal })
    document.addEventListener('visibilitychange', again, { signal })
  }

  leave(): void {
    this.#pressed = null
    this.ask(null)
  }

  ask(source: InviteSource | null): void {
    this.#asked?.over.abort()
    this.#asked = source && { source, over: new AbortController(), first: null }
    this.#waiting = null
    clearTimeout(this.#timer)
    if (this.#asked) return void this.#question(this.#asked)
    this.show()
    const { element, state, hasBrokenLink } = this.#card
    this.#timer = setTimeout(() => {
      if (!element.isConnected || this.#asked || state.invite || hasBrokenLink()) return
      this.#waiting = 'missing'
      this.#fail('no-token')
    }, deadline)
  }

  take(): void {
    const { element, state: { invite } } = this.#card
    this.show()
    if (invite) tellShown(element, invite)
  }

  show(): void {
    const { element, state, draw, hasBrokenLink } = this.#card
    const { invite, language, labels, keptAt } = state
    if (!language || !element.isConnected) return
    const words = sayTexts(inviteKeyMessages, labels, language.translation)
    if (invite && keptAt === null && this.#canShow(invite)) {
      draw([viewFirst(invite, { words, locale: language.locale, pressed: this.#pressed, hasFailed: this.#hasDisappointed })], invite.image)
    } else {
      const waiting = invite || hasBrokenLink() ? (this.#hasFailed ? 'unreachable' : 'loading') : this.#waiting
      draw(waiting ? [viewWaiting(waiting, words, levelOf(element))] : [])
    }
    if ((invite || hasBrokenLink()) && !this.#hasFailed) void this.#fetch()
  }

  press(act: Act): void {
    if (act === 'retry') return this.#retry()
    this.#pressed = act
    this.#hasFailed = this.#hasDisappointed = false
    this.show()
  }

  close(): void {
    // This method is empty, because this keeper opens no dialog.
  }

  readonly #canShow = (view: InviteView) => isFirstView(view, this.#asked?.source.now?.() ?? Date.now())

  async #question(asked: Asked): Promise<void> {
    const { element, state } = this.#card
    this.#waiting = 'loading'
    this.show()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.#asked !== asked || this.#waiting !== 'loading') return
      this.#waiting = 'slow'
      this.show()
    }, patience)
    try {
      asked.first = asked.source.ask({ id: state.inviteId, signal: asked.over.signal })
      const view = await asked.first
      if (this.#asked !== asked) return
      if (state.invite || !this.#canShow(view) || (view.kind === 'recurring' && element.hasAttribute('at-once'))) return await this.#fetch()
      asked.first = null
      this.#waiting = null
      state.invite = view
      this.take()
    } catch (error) {
      asked.first = null
      if (this.#asked === asked) this.#fail(failureCode(error))
    }
  }

  /** Loads the rest of the card. After a failure, `retry` or a press loads it again. */
  async #fetch(): Promise<void> {
    if (this.#isOnItsWay) return
    this.#isOnItsWay = true
    this.#hasFailed = false
    try {
      const { styles, keep } = await this.#load()
      const [asked, pressed] = [this.#asked, this.#pressed]
      this.#asked = null
      this.#card.dress(styles)
      this.#card.handTo(keep(this.#card, { asked, pressed }))
    } catch {
      this.#isOnItsWay = false
      this.#hasFailed = true
      this.#hasDisappointed ||= this.#pressed !== null
      this.#pressed = null
      this.#fail('unreachable')
    }
  }

  #fail(code: string): void {
    if (this.#waiting) this.#waiting = waitingAfter(code)
    this.show()
    this.#card.fail(code)
  }

  #retry(): void {
    this.#hasFailed = false
    // An answer that can't be shown yet is not requested again.
    const { first } = this.#asked ?? {}
    if (this.#waiting === null || first) {
      this.#waiting &&= 'loading'
      this.show()
      void this.#fetch()
    } else if (this.#asked) void this.#question(this.#asked)
  }
}
