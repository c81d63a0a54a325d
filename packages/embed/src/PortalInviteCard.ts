import {
  type Freshness, type FreshnessEvent, idleCode, inviteDetails, type InviteCardSetting, type InviteCode, type InviteLabels, type InviteProperty, type InviteView,
  type InviteWords, nextFreshness, recurringCode, temporaryCode, viewerTimeZone,
} from '@portal/domain'
import { drawCode } from './card/drawCode.ts'
import { viewCode } from './card/viewCode.ts'
import { viewDetails } from './card/viewDetails.ts'
import { viewMessage } from './card/viewMessage.ts'
import { viewScan } from './card/viewScan.ts'
import { h, morph, type Shown } from './dom/morph.ts'
import type { Act } from './dom/parts.ts'
import { tell } from './events.ts'
import { keepAwake } from './keepAwake.ts'
import { type Language, loadLanguage, wordsOf } from './language.ts'
import { styleSheet } from './styles/styleSheet.ts'

/** A server may import the module; it has no elements. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)

type KeyView = Exclude<InviteView, { kind: 'message' }>

/**
 * A virtual key in any page: `<portal-invite-card>`. It takes the invite as the property `invite`, and shows what the React cards of
 * @portal/ui show, in its own shadow root. Attributes: `lang`, `dir` and `theme` ("light" or "dark"; the guest's own if omitted).
 */
export class PortalInviteCard extends Base {
  static readonly observedAttributes: readonly string[] = ['lang']

  #invite: InviteView | null = null
  #freshness: Freshness = idleCode
  #labels: InviteLabels | undefined
  #property: InviteProperty | undefined
  #language: Language | null = null
  #root: HTMLElement | null = null
  /** Ends everything that runs while the element stands in a page. */
  #leaving: AbortController | null = null
  #timer: ReturnType<typeof setInterval> | undefined
  #rest: (() => void) | null = null
  #isAwake = false
  #hasToldEnd = false

  /** What `toInviteView` of @portal/api-client made of the service's answer. */
  get invite(): InviteView | null {
    return this.#invite
  }

  set invite(view: InviteView | null) {
    this.#take(view)
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

  connectedCallback(): void {
    // A page may have set them before the element was defined; then they hide the accessors.
    for (const name of ['invite', 'labels', 'property'] as const) {
      if (!Object.hasOwn(this, name)) continue
      const value = this[name]
      delete this[name]
      Object.assign(this, { [name]: value })
    }
    this.#leaving = new AbortController()
    const { signal } = this.#leaving
    if (!this.#root) this.#build()
    for (const name of ['online', 'offline']) window.addEventListener(name, () => this.#show(), { signal })
    document.addEventListener('visibilitychange', () => this.#show(), { signal })
    this.#keepTime()
    void this.#speak()
  }

  disconnectedCallback(): void {
    this.#leaving?.abort()
    this.#leaving = null
    clearInterval(this.#timer)
    this.#endScan()
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#speak()
  }

  #build(): void {
    const shadow = this.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [styleSheet()]
    this.#root = document.createElement('div')
    this.#root.className = 'root'
    this.#root.addEventListener('click', (event) => this.#press(event))
    // The dialog's own event does not bubble.
    this.#root.addEventListener('close', () => this.#endScan(), true)
    shadow.append(this.#root)
  }

  async #speak(): Promise<void> {
    const tag = (this.closest('[lang]') ?? document.documentElement).getAttribute('lang') || 'en'
    const language = await loadLanguage(tag)
    if (!this.isConnected) return
    this.#language = language
    this.#show()
  }

  #take(view: InviteView | null): void {
    const wasFresh = this.#freshness.state === 'fresh'
    this.#invite = view
    this.#freshness = view?.kind === 'recurring' ? view.freshness : idleCode
    this.#hasToldEnd = false
    this.#show()
    if (view) tell(this, 'portal-invite-shown', { kind: view.kind, status: view.kind === 'message' ? view.status : 'Valid' })
    if (wasFresh && this.#freshness.state === 'used') tell(this, 'portal-invite-used', { usedAt: this.#freshness.usedAt })
  }

  #advance(event: FreshnessEvent): void {
    this.#freshness = nextFreshness(this.#freshness, event)
    this.#show()
  }

  /** The card's words follow the clock, in scan mode by the second. */
  #keepTime(): void {
    clearInterval(this.#timer)
    this.#timer = setInterval(() => this.#show(), this.#rest ? 1000 : 30_000)
  }

  #show(): void {
    if (!this.#root || !this.#language || !this.isConnected) return
    const words = wordsOf(this.#language, this.#labels)
    const view = this.#invite
    if (view === null) morph(this.#root, [])
    else if (view.kind === 'message') morph(this.#root, [viewMessage(view, words)])
    else this.#showKey(this.#root, view, words, this.#language.locale)
  }

  #showKey(root: HTMLElement, view: KeyView, words: InviteWords, locale: string): void {
    const setting: InviteCardSetting = { now: Date.now(), words, locale, viewerTimeZone: viewerTimeZone(), property: this.#property }
    const code = this.#codeOf(view, setting)
    morph(root, [
      h('article', { 'class': 'card', 'part': 'card', 'data-status': code.statusWord },
        h('div', { class: 'columns' },
          h('div', { class: 'code', part: 'code-column' }, viewCode({ code, words, isRecurring: view.kind === 'recurring', downloadName: view.downloadName })),
          h('div', { class: 'details', part: 'details' }, viewDetails(inviteDetails(view, code.statusWord, setting))))),
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

  #codeOf(view: KeyView, setting: InviteCardSetting): InviteCode {
    return view.kind === 'temporary' ? temporaryCode(view, setting) : recurringCode(view, this.#freshness, !navigator.onLine, setting)
  }

  /** A press on Generate is told to those who do not see the sign turn. */
  #heard({ isBusy }: InviteCode, words: InviteWords): Shown[] {
    return [h('div', { class: 'heard', role: 'status', 'aria-live': 'polite' }, isBusy && words.generating)]
  }

  #press(event: Event): void {
    const pressed = event.target instanceof Element ? event.target.closest('[data-act]') : null
    if (!pressed || pressed.getAttribute('aria-disabled') === 'true') return
    const act = pressed.getAttribute('data-act') as Act
    if (act === 'generate') void this.#generate()
    if (act === 'scan') this.#scan()
    if (act === 'close') this.#dialog?.close()
  }

  async #generate(): Promise<void> {
    let answer: Promise<InviteView> | null = null
    tell(this, 'portal-invite-generate', { respondWith: (view) => void (answer = view) })
    if (!answer) return
    const asked = this.#invite
    this.#advance({ type: 'generate' })
    try {
      const view = await (answer as Promise<InviteView>)
      if (this.#invite === asked) this.#take(view)
    } catch {
      if (this.#invite !== asked) return
      this.#advance({ type: 'failed' })
      tell(this, 'portal-invite-error', { code: 'generate' })
    }
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
  }
}
