import {
  type FreshnessEvent, type InviteCardSetting, type InviteCode, type InviteLabels, type InviteMessageView, type InviteProperty, type InviteView,
  type InviteWords, nextFreshness, recurringCode, temporaryCode, viewerTimeZone, inviteDetails,
} from '@portal/domain'
import { drawCode } from './card/drawCode.ts'
import { viewCode } from './card/viewCode.ts'
import { viewDetails } from './card/viewDetails.ts'
import { type KeepState, viewKeep } from './card/viewKeep.ts'
import { viewMessage } from './card/viewMessage.ts'
import { viewScan } from './card/viewScan.ts'
import { viewWaiting } from './card/viewWaiting.ts'
import { h, morph, type Shown } from './dom/morph.ts'
import type { Act } from './dom/parts.ts'
import { tell } from './events.ts'
import { keepAwake } from './keepAwake.ts'
import { type Language, loadLanguage, wordsOf } from './language.ts'
import { type FollowingCard, followInvite, type Follower, type Waiting } from './service/followInvite.ts'
import { failureCode } from './service/GuestFailure.ts'
import type { InviteSource, KeepName } from './service/InviteSource.ts'
import { keepInvite } from './service/keepInvite.ts'
import { styleSheet } from './styles/styleSheet.ts'
import { watchSight } from './watchSight.ts'

/** A server may import the module; it has no elements. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)

type KeyView = Exclude<InviteView, InviteMessageView>

/** Properties that a page may have set before the element was defined; then they hide the accessors. */
const settable = ['invite', 'labels', 'property', 'inviteToken', 'baseUrl', 'inviteId', 'source', 'keptAt', 'artwork']

const keepNames: readonly KeepName[] = ['apple', 'google', 'calendar']

/**
 * A virtual key in a page. It shows what the React cards of @portal/ui show, in its own shadow root: the invite that the page sets, or the
 * one that its source answers. Who asks by a link's token is `PortalInviteCard`.
 */
export class InviteCardElement extends Base {
  static readonly observedAttributes: readonly string[] = ['lang', 'at-once']
  /** What stands in its shadow root's sheet. */
  static readonly styles: string = ''

  #invite: InviteView | null = null
  #labels: InviteLabels | undefined
  #property: InviteProperty | undefined
  #inviteId: string | undefined
  #ownSource: InviteSource | null = null
  #keptAt: string | null = null
  #artwork: Partial<Record<KeepName, string>> = {}

  #language: Language | null = null
  #root: HTMLElement | null = null
  /** Ends everything that runs while the element stands in a page. */
  #leaving: AbortController | null = null
  /** Whom it asks, as long as it asks them. */
  #asked: { source: InviteSource; follower: Follower; over: AbortController } | null = null
  #waiting: Waiting | null = null
  #kept: Partial<Record<KeepName, KeepState>> = {}
  #isInView = true
  #timer: ReturnType<typeof setInterval> | undefined
  #rest: (() => void) | null = null
  #isAwake = false
  #hasToldEnd = false
  #willAsk = false

  /** What is shown: the service's answer, or what the page set, such as `toInviteView` of @portal/api-client made it. */
  get invite(): InviteView | null {
    return this.#invite
  }

  set invite(view: InviteView | null) {
    this.#shown(view)
  }

  /** The `id` of an invite that was shown at an earlier visit: a code that still waits is shown again. */
  get inviteId(): string | undefined {
    return this.#inviteId
  }

  set inviteId(id: string | undefined) {
    this.#inviteId = id
    this.askSoon()
  }

  /** Whom to ask; for pages that speak to the services by themselves. */
  get source(): InviteSource | null {
    return this.#ownSource
  }

  set source(source: InviteSource | null) {
    this.#ownSource = source
    this.askSoon()
  }

  /** When an invite that the page kept was last checked (ISO instant): the card says so until the service answers. */
  get keptAt(): string | null {
    return this.#keptAt
  }

  set keptAt(instant: string | null) {
    this.#keptAt = instant
    this.#show()
  }

  /** Other words for single texts. */
  get labels(): InviteLabels | undefined {
    return this.#labels
  }

  set labels(labels: InviteLabels | undefined) {
    this.#labels = labels
    this.#show()
  }

  /** Name and address shown under the places; `city` names the clock. */
  get property(): InviteProperty | undefined {
    return this.#property
  }

  set property(property: InviteProperty | undefined) {
    this.#property = property
    this.#show()
  }

  /** Addresses of the wallets' official badges, `apple` and `google`; plain buttons stand in. */
  get artwork(): Partial<Record<KeepName, string>> {
    return this.#artwork
  }

  set artwork(artwork: Partial<Record<KeepName, string>>) {
    this.#artwork = artwork
    this.#show()
  }

  connectedCallback(): void {
    for (const name of settable) {
      if (!Object.hasOwn(this, name)) continue
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Object.assign(this, { [name]: value })
    }
    this.#leaving = new AbortController()
    const { signal } = this.#leaving
    if (!this.#root) this.#build()
    for (const name of ['online', 'offline']) window.addEventListener(name, () => this.#back(), { signal })
    document.addEventListener('visibilitychange', () => this.#back(), { signal })
    watchSight(this, signal, (isInView) => {
      this.#isInView = isInView
      void this.#asked?.follower.check()
    })
    this.#keepTime()
    this.askSoon()
    void this.#speak()
  }

  disconnectedCallback(): void {
    this.#leaving?.abort()
    this.#leaving = null
    this.#ask(null)
    clearInterval(this.#timer)
    this.#endScan()
  }

  attributeChangedCallback(name: string, _before: string | null, _value: string | null): void {
    if (name === 'lang') {
      if (this.isConnected) void this.#speak()
    } else this.askSoon()
  }

  /** Whom to ask where the page has set nobody. */
  protected linkSource(): InviteSource | null {
    return null
  }

  /** Whether the page was given a link that is not whole. */
  protected get hasBrokenLink(): boolean {
    return false
  }

  /** Once for all attributes and properties that are set in one go. */
  protected askSoon(): void {
    if (this.#willAsk || !this.isConnected) return
    this.#willAsk = true
    queueMicrotask(() => {
      this.#willAsk = false
      if (this.isConnected) this.#ask(this.#ownSource ?? this.linkSource())
    })
  }

  readonly #following: FollowingCard = {
    invite: () => this.#invite,
    isSeen: () => this.#isSeen,
    take: (view) => {
      this.#keptAt = null
      this.#waiting = null
      this.#shown(view)
    },
    advance: (event) => this.#advance(event),
    wait: (waiting) => {
      this.#waiting = waiting
      this.#show()
    },
    fail: (code) => this.#fail(code),
  }

  get #isSeen(): boolean {
    return document.visibilityState === 'visible' && (this.#isInView || this.#rest !== null)
  }

  #advance(event: FreshnessEvent): void {
    const view = this.#invite
    if (view?.kind !== 'recurring') return
    const freshness = nextFreshness(view.freshness, event)
    if (freshness === view.freshness) return
    const wasFresh = view.freshness.state === 'fresh'
    // A consumed code must not stay in memory where scan mode could show it again.
    this.#invite = { ...view, freshness, image: freshness.state === 'used' || freshness.state === 'expired' ? null : view.image }
    this.#show()
    if (wasFresh && freshness.state === 'used') tell(this, 'portal-invite-used', { usedAt: freshness.usedAt })
  }

  #fail(code: string): void {
    tell(this, 'portal-invite-error', { code })
  }

  #build(): void {
    const shadow = this.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [styleSheet((this.constructor as typeof InviteCardElement).styles)]
    this.#root = document.createElement('div')
    this.#root.className = 'root'
    this.#root.addEventListener('click', (event) => this.#press(event))
    // The dialog's own event does not bubble.
    this.#root.addEventListener('close', () => this.#endScan(), true)
    shadow.append(this.#root)
  }

  /** The page is seen again, or the line is back. */
  #back(): void {
    this.#show()
    if (this.#waiting === 'failed' && navigator.onLine && this.#isSeen) void this.#asked?.follower.load()
    else void this.#asked?.follower.check()
  }

  async #speak(): Promise<void> {
    const tag = (this.closest('[lang]') ?? document.documentElement).getAttribute('lang') || 'en'
    const language = await loadLanguage(tag)
    if (!this.isConnected) return
    this.#language = language
    this.#show()
  }

  #ask(source: InviteSource | null): void {
    this.#asked?.over.abort()
    this.#asked = null
    this.#kept = {}
    this.#waiting = null
    if (source === null) return this.#show()
    const over = new AbortController()
    const follower = followInvite(source, this.#following, { id: this.#inviteId, isAtOnce: this.hasAttribute('at-once'), signal: over.signal })
    this.#asked = { source, follower, over }
    void follower.load()
  }

  #shown(view: InviteView | null): void {
    const before = this.#invite
    this.#invite = view
    this.#hasToldEnd = false
    this.#show()
    if (view) tell(this, 'portal-invite-shown', { kind: view.kind, status: view.kind === 'message' ? view.status : 'Valid' })
    const wasFresh = before?.kind === 'recurring' && before.freshness.state === 'fresh'
    if (wasFresh && view?.kind === 'recurring' && view.freshness.state === 'used') tell(this, 'portal-invite-used', { usedAt: view.freshness.usedAt })
  }

  /** The card's words follow the clock, in scan mode by the second. */
  #keepTime(): void {
    clearInterval(this.#timer)
    this.#timer = setInterval(() => this.#show(), this.#rest ? 1000 : 30_000)
  }

  #show(): void {
    if (!this.#root || !this.#language || !this.isConnected) return
    const words = wordsOf(this.#language, this.#labels)
    const view = this.#invite ?? this.#incompleteLink(words)
    if (view === null) morph(this.#root, this.#waiting === null ? [] : [viewWaiting(this.#waiting, words)])
    else if (view.kind === 'message') morph(this.#root, [viewMessage(view, words)])
    else this.#showKey(this.#root, view, words, this.#language.locale)
  }

  /** The link lost its end in the message that brought it. */
  #incompleteLink(words: InviteWords): InviteMessageView | null {
    return this.hasBrokenLink ? { kind: 'message', status: 'Invalid', statusWord: 'invalid', message: words.incompleteLink, name: '' } : null
  }

  #showKey(root: HTMLElement, view: KeyView, words: InviteWords, locale: string): void {
    const now = this.#asked?.source.now?.() ?? Date.now()
    const setting: InviteCardSetting = { now, words, locale, viewerTimeZone: viewerTimeZone(), property: this.#property, keptAt: this.#keptAt }
    const code = view.kind === 'temporary' ? temporaryCode(view, setting) : recurringCode(view, view.freshness, !navigator.onLine, setting)
    const offered = keepNames.filter((name) => !code.hasEnded && this.#asked?.source.keep?.[name])
    morph(root, [
      h('article', { 'class': 'card', 'part': 'card', 'data-status': code.statusWord },
        h('div', { class: 'columns' },
          h('div', { class: 'code', part: 'code-column' }, viewCode({ code, words, isRecurring: view.kind === 'recurring', downloadName: view.downloadName })),
          h('div', { class: 'details', part: 'details' },
            viewDetails(inviteDetails(view, code.statusWord, setting)),
            viewKeep({ names: offered, states: this.#kept, artwork: this.#artwork, words })))),
      ...this.#heard(code, words),
      viewScan(this.#rest && { view, code, isAwake: this.#isAwake, setting }),
    ])
    const { image } = code
    if (image !== null) for (const canvas of root.querySelectorAll('canvas')) void drawCode(canvas, image)
    if (code.hasEnded && !this.#hasToldEnd) {
      this.#hasToldEnd = true
      tell(this, 'portal-invite-ended', null)
    }
  }

  /** A press on Generate is told to those who do not see the sign turn. */
  #heard({ isBusy }: InviteCode, words: InviteWords): Shown[] {
    return [h('div', { class: 'heard', role: 'status', 'aria-live': 'polite' }, isBusy && words.generating)]
  }

  #press(event: Event): void {
    const pressed = event.target instanceof Element ? event.target.closest('[data-act]') : null
    if (!pressed || pressed.getAttribute('aria-disabled') === 'true') return
    const act = pressed.getAttribute('data-act') as Act
    if (act === 'generate') void (this.#asked ? this.#asked.follower.generate() : this.#generateForPage())
    else if (act === 'retry') void this.#asked?.follower.load()
    else if (act === 'scan') this.#scan()
    else if (act === 'close') this.#dialog?.close()
    else void this.#keep(act)
  }

  /** The page that set the invite is asked for its next code. */
  async #generateForPage(): Promise<void> {
    let answer: Promise<InviteView> | null = null
    tell(this, 'portal-invite-generate', { respondWith: (view) => void (answer = view) })
    if (!answer) return
    this.#advance({ type: 'generate' })
    const asked = this.#invite
    try {
      const view = await (answer as Promise<InviteView>)
      if (this.#invite === asked) this.#shown(view)
    } catch {
      if (this.#invite !== asked) return
      this.#advance({ type: 'failed' })
      this.#fail('generate')
    }
  }

  async #keep(name: KeepName): Promise<void> {
    const [view, asked] = [this.#invite, this.#asked]
    if (!asked || !view || view.kind === 'message') return
    const tellState = (state: KeepState) => {
      this.#kept = { ...this.#kept, [name]: state }
      this.#show()
    }
    tellState('busy')
    await keepInvite(name, asked.source, view).then(() => tellState('done'), (error: unknown) => {
      tellState('failed')
      this.#fail(failureCode(error))
    })
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#root?.querySelector('dialog') ?? null
  }

  #scan(): void {
    const dialog = this.#dialog
    if (!dialog || dialog.open) return
    this.#rest = keepAwake((isHeld) => {
      this.#isAwake = isHeld
      this.#show()
    })
    this.#keepTime()
    this.#show()
    dialog.showModal()
    tell(this, 'portal-invite-scan', { isOpen: true })
  }

  #endScan(): void {
    if (!this.#rest) return
    this.#rest()
    this.#rest = null
    this.#isAwake = false
    this.#dialog?.close()
    if (!this.isConnected) return
    this.#keepTime()
    this.#show()
    tell(this, 'portal-invite-scan', { isOpen: false })
  }
}
