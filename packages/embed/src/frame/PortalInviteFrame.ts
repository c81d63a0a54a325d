import { tellError } from '../events.ts'
import { styleSheet } from '../styles/styleSheet.ts'
import { brandNames } from './brandNames.ts'
import { type FrameMessage, type GivenKey, inChannel, readFrameMessage } from './frameMessages.ts'

/** A server, which has no `HTMLElement`, can import this module too. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)

/** `allow-same-origin` gives the frame the portal's origin, not the host page's. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads'

const styles = ':host{display:block}:host([hidden]){display:none}iframe{display:block;inline-size:100%;min-block-size:120px;border:0}iframe[hidden]{display:none}iframe:popover-open{position:fixed;inset:0;inline-size:100%;block-size:100%!important;margin:0;padding:0}'

const titles: Readonly<Record<string, string>> = { en: 'Virtual key', es: 'Llave virtual' }

/** Milliseconds after loading within which the frame must send a message. */
const silence = 3000

/**
 * The guest's key in a frame of the portal, so that no code of the card runs in the host page. The token is sent in a message, so it isn't
 * in an address. The element's own content shows if the portal can't be shown in a frame.
 */
export class PortalInviteFrame extends Base {
  static readonly observedAttributes: readonly string[] = ['invite-token', 'base-url', 'at-once', 'lang', 'dir', 'theme', 'label']

  #token: string | null = null
  #baseUrl = ''
  #root: ShadowRoot | null = null
  #frame: HTMLIFrameElement | null = null
  #channel = ''
  #isReady = false
  #willSend = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #leaving: AbortController | null = null

  /** The token of the invite's link, which is a secret. If it is set as a property, it isn't in the page's markup. */
  get inviteToken(): string | null {
    return this.#token
  }

  set inviteToken(token: string | null) {
    this.#token = token
    this.#sendSoon()
  }

  /** The portal's address, such as `https://portal.example`. */
  get baseUrl(): string {
    return this.#baseUrl
  }

  set baseUrl(address: string) {
    if (address === this.#baseUrl) return
    this.#baseUrl = address
    if (this.isConnected) this.#open()
  }

  connectedCallback(): void {
    for (const name of ['inviteToken', 'baseUrl']) {
      if (!Object.hasOwn(this, name)) continue
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Object.assign(this, { [name]: value })
    }
    if (!this.#root) {
      this.#root = this.attachShadow({ mode: 'open' })
      this.#root.adoptedStyleSheets = [styleSheet(styles)]
    }
    this.#leaving = new AbortController()
    window.addEventListener('message', (event) => this.#hear(event), { signal: this.#leaving.signal })
    this.#open()
  }

  disconnectedCallback(): void {
    this.#leaving?.abort()
    this.#close()
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name === 'invite-token') this.inviteToken = value
    else if (name === 'base-url') this.baseUrl = value ?? ''
    else this.#sendSoon()
  }

  get #address(): URL {
    return new URL(`${this.#baseUrl.replace(/\/+$/, '')}/embed/invite`, location.href)
  }

  #open(): void {
    this.#close()
    this.#channel = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', sandbox)
    frame.allow = 'screen-wake-lock'
    frame.referrerPolicy = 'no-referrer'
    frame.part.add('frame')
    frame.addEventListener('load', () => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#refused(), silence)
    })
    frame.src = `${this.#address.href}#${new URLSearchParams({ host: location.origin, channel: this.#channel }).toString()}`
    this.#frame = frame
    this.#dress()
    this.#root?.replaceChildren(frame)
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#isReady = false
    this.#frame?.remove()
    this.#frame = null
  }

  /** Called if the frame sends no message, because the portal's or the page's policy forbids it. */
  #refused(): void {
    if (this.#isReady || !this.#frame) return
    this.#frame.hidden = true
    this.#root?.append(document.createElement('slot'))
    tellError(this, 'frame-refused', `the portal does not let ${location.origin} frame it. Add this origin to its setting PORTAL_FRAME_ANCESTORS, and the portal to your frame-src.`)
  }

  #hear({ source, origin, data }: MessageEvent): void {
    const frame = this.#frame
    // Messages from other windows and origins are ignored.
    if (!frame || source !== frame.contentWindow || origin !== this.#address.origin) return
    const message = readFrameMessage(data, this.#channel)
    if (message) this.#take(frame, message)
  }

  #take(frame: HTMLIFrameElement, message: FrameMessage): void {
    if (message.say === 'ready') {
      this.#isReady = true
      frame.hidden = false
      this.#root?.querySelector('slot')?.remove()
      return this.#send()
    }
    if (message.say === 'height') return void (frame.style.blockSize = `${message.height}px`)
    if (message.name === 'portal-invite-scan') this.#fill(frame, message.detail?.['isOpen'] === true)
    this.dispatchEvent(new CustomEvent(message.name, { detail: message.detail, bubbles: true, composed: true }))
  }

  /** In scan mode the frame covers the whole page. */
  #fill(frame: HTMLIFrameElement, isOpen: boolean): void {
    if (!('popover' in frame) || (frame.popover !== null) === isOpen) return
    if (isOpen) {
      frame.popover = 'manual'
      frame.showPopover()
    } else {
      frame.hidePopover()
      frame.popover = null
    }
  }

  /** Sends the values once after all that are set together. */
  #sendSoon(): void {
    if (this.#willSend) return
    this.#willSend = true
    queueMicrotask(() => {
      this.#willSend = false
      this.#send()
    })
  }

  get #language(): string {
    return (this.closest('[lang]') ?? document.documentElement).getAttribute('lang') || 'en'
  }

  #dress(): void {
    if (!this.#frame) return
    this.#frame.title = this.getAttribute('label') ?? titles[this.#language.toLowerCase().split('-')[0] ?? ''] ?? titles['en'] ?? ''
    // A frame is transparent only if its color scheme is the same as that of the page in it.
    this.#frame.style.colorScheme = this.getAttribute('theme') ?? 'light dark'
  }

  #send(): void {
    this.#dress()
    if (!this.#isReady) return
    const style = getComputedStyle(this)
    const brand = Object.fromEntries(brandNames.map((name) => [name, style.getPropertyValue(name).trim()]).filter(([, value]) => value !== ''))
    const key: GivenKey = {
      token: this.#token ?? '', lang: this.#language, dir: style.direction, theme: this.getAttribute('theme') ?? '', isAtOnce: this.hasAttribute('at-once'), brand,
    }
    this.#frame?.contentWindow?.postMessage(inChannel(this.#channel, { key }), this.#address.origin)
  }
}
