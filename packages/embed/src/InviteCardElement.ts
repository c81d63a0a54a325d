import type { InviteLabels, InviteProperty, InviteView } from '@portal/domain'
import { drawCode } from './card/drawCode.ts'
import type { Card, CardKeeper, CardState } from './CardKeeper.ts'
import { morph } from './dom/morph.ts'
import { openRoot } from './dom/openRoot.ts'
import type { Act } from './dom/parts.ts'
import { upgradeProperties } from './dom/upgradeProperties.ts'
import { tellError } from './events.ts'
import { loadLanguage } from './language.ts'
import type { InviteSource, KeepName } from './service/InviteSource.ts'
import { styleSheet } from './styles/styleSheet.ts'

/** A server, which has no `HTMLElement`, can import this module too. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)

const settable = ['invite', 'labels', 'property', 'inviteToken', 'baseUrl', 'inviteId', 'source', 'keptAt', 'artwork']

/**
 * A custom element that shows a virtual key in a page, like the React cards of @portal/ui, in its own shadow root. It shows the invite that
 * the page sets, or the one that its source returns. `PortalInviteCard` is such an element for a link's token.
 */
export class InviteCardElement extends Base {
  static readonly observedAttributes: readonly string[] = ['lang', 'at-once', 'heading-level']
  /** The stylesheet of the shadow root. */
  static readonly styles: string = ''
  /** Creates the first keeper of a card. */
  static readonly keeperOf: (card: Card) => CardKeeper

  readonly #state: CardState = { invite: null, labels: undefined, property: undefined, inviteId: undefined, keptAt: null, artwork: {}, language: null }
  #ownSource: InviteSource | null = null
  #root: HTMLElement | null = null
  /** Ends the listeners when the element leaves the page. */
  #leaving: AbortController | null = null
  #willAsk = false
  #keeper: CardKeeper = (this.constructor as typeof InviteCardElement).keeperOf({
    element: this,
    state: this.#state,
    hasBrokenLink: () => this.hasBrokenLink,
    draw: (shown, image) => {
      if (!this.#root) return
      morph(this.#root, shown)
      if (image) for (const canvas of this.#root.querySelectorAll('canvas')) void drawCode(canvas, image)
    },
    find: (selector) => this.#root?.querySelector(selector) ?? null,
    dress: (styles) => this.shadowRoot?.adoptedStyleSheets.push(styleSheet(styles)),
    fail: (code) => tellError(this, code, this.cureOf(code)),
    handTo: (keeper) => {
      this.#keeper = keeper
      if (this.isConnected) this.#enter()
    },
  })

  /** The shown invite: the service's answer, or the page's own view, for example from `toInviteView` of @portal/api-client. */
  get invite(): InviteView | null {
    return this.#state.invite
  }

  set invite(view: InviteView | null) {
    const before = this.#state.invite
    this.#state.invite = view
    this.#keeper.take(before)
  }

  /** The `id` of an invite from an earlier visit, so that its unused code is shown again. */
  get inviteId(): string | undefined {
    return this.#state.inviteId
  }

  set inviteId(id: string | undefined) {
    this.#state.inviteId = id
    this.askSoon()
  }

  /** The source of the invite, for pages that call the services themselves. */
  get source(): InviteSource | null {
    return this.#ownSource
  }

  set source(source: InviteSource | null) {
    this.#ownSource = source
    this.askSoon()
  }

  /** When an invite that the page stored was last checked, as an ISO instant. The card shows this until the service answers. */
  get keptAt(): string | null {
    return this.#state.keptAt
  }

  set keptAt(instant: string | null) {
    this.#set({ keptAt: instant })
  }

  /** Texts that replace individual texts of the card. */
  get labels(): InviteLabels | undefined {
    return this.#state.labels
  }

  set labels(labels: InviteLabels | undefined) {
    this.#set({ labels })
  }

  /** Name and address of the property, shown under the doors. `city` names the time zone. */
  get property(): InviteProperty | undefined {
    return this.#state.property
  }

  set property(property: InviteProperty | undefined) {
    this.#set({ property })
  }

  /** Addresses of the wallets' official badges, `apple` and `google`. Default: plain buttons. */
  get artwork(): Partial<Record<KeepName, string>> {
    return this.#state.artwork
  }

  set artwork(artwork: Partial<Record<KeepName, string>>) {
    this.#set({ artwork })
  }

  connectedCallback(): void {
    upgradeProperties(this, settable)
    this.#root ??= openRoot(this, (this.constructor as typeof InviteCardElement).styles, { press: (act) => this.#keeper.press(act as Act), close: () => this.#keeper.close() })
    this.#enter()
    this.askSoon()
    void this.#speak()
  }

  disconnectedCallback(): void {
    this.#leaving?.abort()
    this.#keeper.leave()
  }

  attributeChangedCallback(name: string, _before: string | null, _value: string | null): void {
    if (name === 'lang') {
      if (this.isConnected) void this.#speak()
    } else if (name === 'heading-level') this.#keeper.show()
    else this.askSoon()
  }

  /** The language tag of the page around the element. */
  protected get language(): string {
    return (this.closest('[lang]') ?? document.documentElement).getAttribute('lang') || 'en'
  }

  /** The source that is used if the page has set none. */
  protected linkSource(): InviteSource | null {
    return null
  }

  protected get hasBrokenLink(): boolean {
    return false
  }

  /** Returns what the page's developer can do about a failure; undefined if the fault is not in the page. */
  protected cureOf(_code: string): string | undefined {
    return undefined
  }

  /** Updates the source once after all attributes and properties that are set together. */
  protected askSoon(): void {
    if (this.#willAsk || !this.isConnected) return
    this.#willAsk = true
    queueMicrotask(() => {
      this.#willAsk = false
      if (this.isConnected) this.#keeper.ask(this.#ownSource ?? this.linkSource())
    })
  }

  #set(changed: Partial<CardState>): void {
    Object.assign(this.#state, changed)
    const { language, labels } = this.#state
    if (this.#root && language) {
      // English in a page of another language reads from left to right, unless the page gave its own words.
      const isForeign = language.isFallback && labels === undefined
      this.#root.lang = language.isFallback && !isForeign ? this.language : language.locale
      this.#root.dir = isForeign ? 'ltr' : ''
    }
    this.#keeper.show()
  }

  #enter(): void {
    this.#leaving?.abort()
    this.#leaving = new AbortController()
    this.#keeper.enter(this.#leaving.signal)
  }

  async #speak(): Promise<void> {
    const language = await loadLanguage(this.language)
    if (!this.isConnected) return
    this.#set({ language })
  }
}
