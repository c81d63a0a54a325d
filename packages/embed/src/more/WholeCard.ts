import {
  type FreshnessEvent, type InviteCardSetting, type InviteMessageView, type InviteView, type InviteWords,
  inviteDetails, inviteMessages, recurringCode, say, temporaryCode, viewerTimeZone,
} from '@portal/domain'
import type { Card, CardKeeper } from '../CardKeeper.ts'
import { hasFailed, viewWaiting } from '../card/viewWaiting.ts'
import { h } from '../dom/morph.ts'
import { type Act, bdi, levelOf } from '../dom/parts.ts'
import { tell, tellShown } from '../events.ts'
import type { Asked, Handed } from '../first/FirstLook.ts'
import type { Language } from '../language.ts'
import { advanceInvite } from '../service/advanceInvite.ts'
import { askPage } from '../service/askPage.ts'
import { type FollowingCard, followInvite, type Follower } from '../service/followInvite.ts'
import { failureCode, type Waiting } from '../service/GuestFailure.ts'
import type { LinkSource } from '../service/createLinkSource.ts'
import type { InviteSource, KeepName } from '../service/InviteSource.ts'
import { keepByLink } from '../service/keepByLink.ts'
import { watchSight } from '../watchSight.ts'
import { keepAwake } from './keepAwake.ts'
import { keepInvite } from './keepInvite.ts'
import { viewCard } from './viewCard.ts'
import { type KeepOffer, type KeepOffers, viewKeep } from './viewKeep.ts'
import { viewMessage } from './viewMessage.ts'
import { viewScan } from './viewScan.ts'

type KeyView = Exclude<InviteView, InviteMessageView>
const keepNames: readonly KeepName[] = ['apple', 'google', 'calendar']

/** Keeps a card in every state, with details, new and used codes, scan mode, wallets and calendar, and messages. */
export class WholeCard implements CardKeeper {
  readonly #card: Card
  /** The source with a running request, and the follower that sent it. */
  #asked: { source: InviteSource; follower: Follower; over: AbortController } | null = null
  #waiting: Waiting | null = null
  #pressed: Act | null
  #kept: Partial<Record<KeepName, KeepOffer['state']>> = {}
  #isInView = true
  #timer: ReturnType<typeof setInterval> | undefined
  #rest: (() => void) | null = null
  #isAwake = false
  #hasToldEnd = false

  constructor(card: Card, { asked, pressed }: Handed = { asked: null, pressed: null }) {
    this.#card = card
    this.#pressed = pressed
    if (asked) this.#follow(asked)
  }

  enter(signal: AbortSignal): void {
    for (const name of ['online', 'offline']) window.addEventListener(name, () => this.#back(), { signal })
    document.addEventListener('visibilitychange', () => this.#back(), { signal })
    watchSight(this.#card.element, signal, (isInView) => {
      this.#isInView = isInView
      void this.#asked?.follower.check()
    })
    this.#keepTime()
    this.show()
    const [pressed] = [this.#pressed, (this.#pressed = null)]
    if (pressed) this.press(pressed)
  }

  leave(): void {
    this.ask(null)
    clearInterval(this.#timer)
    this.close()
  }

  ask(source: InviteSource | null): void {
    this.#asked?.over.abort()
    this.#asked = null
    this.#kept = {}
    this.#waiting = null
    if (source === null) return this.show()
    this.#follow({ source, over: new AbortController(), first: null }, false)
  }

  #follow({ source, over, first }: Asked, hasLoaded = first === null): void {
    const { element, state } = this.#card
    const follower = followInvite(source, this.#following, { id: state.inviteId, isAtOnce: element.hasAttribute('at-once'), first, hasLoaded, signal: over.signal })
    this.#asked = { source: 'link' in source ? { ...source, keep: keepByLink((source as LinkSource).link) } : source, follower, over }
    if (!hasLoaded) void follower.load()
  }

  readonly #following: FollowingCard = {
    invite: () => this.#card.state.invite,
    isSeen: () => this.#isSeen,
    take: (view) => {
      this.#card.state.keptAt = null
      this.#waiting = null
      this.#shown(view)
    },
    advance: (event) => this.#advance(event),
    wait: (waiting) => {
      this.#waiting = waiting
      this.show()
    },
    fail: (code) => this.#card.fail(code),
  }

  get #isSeen(): boolean {
    return document.visibilityState === 'visible' && (this.#isInView || this.#rest !== null)
  }

  #advance(event: FreshnessEvent): void {
    const { element, state } = this.#card
    const view = state.invite
    if (view?.kind !== 'recurring') return
    const next = advanceInvite(view, event)
    if (next === view) return
    state.invite = next
    this.show()
    const { freshness } = next
    if (view.freshness.state === 'fresh' && freshness.state === 'used') tell(element, 'portal-invite-used', { usedAt: freshness.usedAt })
  }

  /** Called when the page is visible again, or the browser is online again. */
  #back(): void {
    this.show()
    if (hasFailed(this.#waiting) && navigator.onLine && this.#isSeen) void this.#asked?.follower.load()
    else void this.#asked?.follower.check()
  }

  #shown(view: InviteView): void {
    const { state } = this.#card
    const before = state.invite
    state.invite = view
    this.take(before)
  }

  take(before: InviteView | null): void {
    const { element, state: { invite: view } } = this.#card
    this.#hasToldEnd = false
    this.show()
    if (view) tellShown(element, view)
    const wasFresh = before?.kind === 'recurring' && before.freshness.state === 'fresh'
    if (wasFresh && view?.kind === 'recurring' && view.freshness.state === 'used') tell(element, 'portal-invite-used', { usedAt: view.freshness.usedAt })
  }

  /** Renders again when the time changes the card: at the invite's end, at its next opening, and each second of scan mode. */
  #keepTime(): void {
    clearInterval(this.#timer)
    this.#timer = setInterval(() => this.show(), this.#rest ? 1000 : 4000)
  }

  show(): void {
    const { element, state: { invite: view, language, labels }, draw, hasBrokenLink } = this.#card
    if (!language || !element.isConnected) return
    const words = say(inviteMessages, language.locale, labels, language.translation)
    // An ended key also closes scan mode, because the card of a message has no dialog.
    if (view?.kind === 'message' && this.#rest) return this.close()
    // An incomplete link has no view.
    if (view?.kind === 'message' || (view === null && hasBrokenLink())) draw([viewMessage(view, words, levelOf(element))])
    else if (view !== null) this.#showKey(view, words, language)
    else draw(this.#waiting === null ? [] : [viewWaiting(this.#waiting, words, levelOf(element))])
  }

  #showKey(view: KeyView, words: InviteWords, { locale }: Language): void {
    const { element, state: { property, keptAt, artwork }, draw } = this.#card
    const now = this.#asked?.source.now?.() ?? Date.now()
    const setting = { now, words, locale, viewerTimeZone: viewerTimeZone(), property, keptAt } satisfies InviteCardSetting
    const code = view.kind === 'temporary' ? temporaryCode(view, setting) : recurringCode(view, view.freshness, !navigator.onLine, setting)
    const names = keepNames.filter((name) => !code.hasEnded && this.#asked?.source.keep?.[name])
    const offers: KeepOffers = Object.fromEntries(names.map((name) => [name, { state: this.#kept[name], artwork: artwork[name] }]))
    // Screen readers announce that a code is being created, which the card shows by a spinner.
    draw([
      viewCard({ level: levelOf(element), code, words, details: inviteDetails(view, code.statusWord, setting), downloadName: view.downloadName, keep: names.length > 0 ? viewKeep(offers, words) : null }),
      h('div', { 'class': 'heard', 'role': 'status', 'aria-live': 'polite' }, code.isBusy && words.generating),
      h('dialog', { part: 'scan', 'aria-labelledby': 'scanned' }, this.#rest && viewScan({
        ...view, title: h('h2', { id: 'scanned' }, bdi(view.name)), hasCode: code.image !== null, alt: code.alt, placeholder: code.placeholder, isAwake: this.#isAwake,
      }, setting)),
    ], code.image)
    if (code.hasEnded && !this.#hasToldEnd) {
      this.#hasToldEnd = true
      tell(element, 'portal-invite-ended', null)
    }
  }

  press(act: Act): void {
    if (act === 'generate') void (this.#asked ? this.#asked.follower.generate() : this.#generateForPage())
    else if (act === 'retry') void this.#asked?.follower.load()
    else if (act === 'scan') this.#scan()
    else if (act === 'close') this.#dialog?.close()
    else void this.#keep(act)
  }

  /** Requests the next code from the page that set the invite. */
  async #generateForPage(): Promise<void> {
    const { element, state } = this.#card
    const answer = askPage(element)
    if (!answer) return
    this.#advance({ type: 'generate' })
    const asked = state.invite
    try {
      const view = await answer
      if (state.invite === asked) this.#shown(view)
    } catch {
      if (state.invite !== asked) return
      this.#advance({ type: 'failed' })
      this.#card.fail('generate')
    }
  }

  async #keep(name: KeepName): Promise<void> {
    const [view, asked] = [this.#card.state.invite, this.#asked]
    if (!asked || !view || view.kind === 'message') return
    const tellState = (state: KeepOffer['state']) => {
      this.#kept = { ...this.#kept, [name]: state }
      this.show()
    }
    tellState('busy')
    await keepInvite(name, asked.source, view).then(() => tellState('done'), (error: unknown) => {
      tellState('failed')
      this.#card.fail(failureCode(error))
    })
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#card.find('dialog')
  }

  #scan(): void {
    const dialog = this.#dialog
    if (!dialog || dialog.open) return
    this.#rest = keepAwake((isHeld) => {
      this.#isAwake = isHeld
      this.show()
    })
    this.#keepTime()
    this.show()
    dialog.showModal()
    tell(this.#card.element, 'portal-invite-scan', { isOpen: true })
  }

  /** Called when scan mode was closed. */
  close(): void {
    const { element } = this.#card
    if (!this.#rest) return
    this.#rest()
    this.#rest = null
    this.#isAwake = false
    this.#dialog?.close()
    if (!element.isConnected) return
    this.#keepTime()
    this.show()
    tell(element, 'portal-invite-scan', { isOpen: false })
  }
}
