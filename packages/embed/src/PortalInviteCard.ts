import type { Card, CardKeeper } from './CardKeeper.ts'
import { FirstLook } from './first/FirstLook.ts'
import { InviteCardElement } from './InviteCardElement.ts'
import { loadMore } from './laterFiles.ts'
import { createGuestCaller } from './service/createGuestCaller.ts'
import { createLinkSource } from './service/createLinkSource.ts'
import { servicesAt } from './service/guestCalls.ts'
import type { InviteSource } from './service/InviteSource.ts'
import { sealForGuest } from './service/sealForGuest.ts'
import { sheetText } from './styles/sheetText.ts'

/** What the page's developer can do about a code. */
const cures: Readonly<Record<string, string>> = {
  'no-token': 'it has no token. Set invite-token, inviteToken, invite or source.',
  'unreadable': 'base-url is not the address of a portal.',
  'http-404': 'base-url is not the address of a portal.',
  'insecure': 'this page has no WebCrypto. Serve it by HTTPS.',
}

/**
 * The guest's key of a link: `<portal-invite-card invite-token base-url>`. Without a token it shows the invite that the page sets as
 * `invite`. Further attributes: `at-once`, `lang`, `dir` and `theme` ("light" or "dark"; default: the guest's setting).
 */
export class PortalInviteCard extends InviteCardElement {
  static override readonly observedAttributes: readonly string[] = [...InviteCardElement.observedAttributes, 'invite-token', 'base-url']
  static override readonly styles: string = sheetText
  static override readonly keeperOf = (card: Card): CardKeeper => new FirstLook(card, loadMore)

  #token: string | null = null
  #baseUrl = ''

  /** The token of the invite's link, which is a secret. If it is set as a property, it isn't in the page's markup. */
  get inviteToken(): string | null {
    return this.#token
  }

  set inviteToken(token: string | null) {
    this.#token = token
    this.askSoon()
  }

  /** The portal's address, such as `https://portal.example`. Default: the page's origin. */
  get baseUrl(): string {
    return this.#baseUrl
  }

  set baseUrl(address: string) {
    this.#baseUrl = address
    this.askSoon()
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (name === 'invite-token') this.inviteToken = value
    else if (name === 'base-url') this.baseUrl = value ?? ''
    else super.attributeChangedCallback(name, before, value)
  }

  protected override linkSource(): InviteSource | null {
    return this.#token ? createLinkSource({ token: this.#token, caller: createGuestCaller({ services: servicesAt(this.#baseUrl), language: () => this.language, seal: sealForGuest }) }) : null
  }

  protected override cureOf(code: string): string | undefined {
    return code === 'origin-not-allowed'
      ? `the portal does not let ${location.origin} read its answers. Add this origin to its setting PORTAL_PARTNERS, or use <portal-invite-frame>.`
      : cures[code]
  }

  protected override get hasBrokenLink(): boolean {
    return this.#token === '' && this.source === null
  }
}
