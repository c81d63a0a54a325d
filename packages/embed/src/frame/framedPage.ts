import { brandVariables, shownLogo } from '@portal/domain'
import type { PortalInviteCard } from '../PortalInviteCard.ts'
import { frameEvents, type FrameEvent, type FrameMessage, type GivenKey, inChannel, readGivenKey } from './frameMessages.ts'

// The page inside a frame, which shows only the card. The token is in the page's address, or the host page's `PortalInviteFrame` sends it.
const card = document.querySelector<PortalInviteCard>('portal-invite-card')
const given = new URLSearchParams(location.hash.slice(1))
/** The brand variables of the host page. */
let ofHost: GivenKey['brand'] = {}
const [host, channel] = [given.get('host'), given.get('channel')]
if (card && host && channel) talk(card, host, channel)
else if (card) show(card, { token: given.get('d') ?? '', lang: given.get('lang') ?? '', dir: '', theme: given.get('theme') ?? '', isAtOnce: given.has('at-once'), brand: {} })

card?.addEventListener('portal-invite-shown', () => wearBrand(card))

function talk(shown: PortalInviteCard, origin: string, name: string): void {
  const post = (message: FrameMessage) => parent.postMessage(inChannel(name, message), origin)
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== origin) return
    const key = readGivenKey(event.data, name)
    if (key) show(shown, key)
  })
  for (const event of Object.keys(frameEvents) as FrameEvent[]) {
    shown.addEventListener(event, ({ detail }: CustomEvent) => post({ say: 'event', name: event, detail: detail as Record<string, string> | null }))
  }
  new ResizeObserver(([entry]) => {
    const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)
    if (height > 0) post({ say: 'height', height })
  }).observe(shown)
  post({ say: 'ready' })
}

function show(shown: PortalInviteCard, { token, lang, dir, theme, isAtOnce, brand }: GivenKey): void {
  const page = document.documentElement
  if (lang) page.lang = lang
  page.dir = dir === 'rtl' ? 'rtl' : ''
  page.style.colorScheme = theme === 'light' || theme === 'dark' ? theme : ''
  ofHost = brand
  wearBrand(shown)
  setAttribute(shown, 'lang', lang)
  setAttribute(shown, 'theme', theme)
  shown.toggleAttribute('at-once', isAtOnce)
  if (shown.inviteToken !== token) shown.inviteToken = token
}

function setAttribute(element: Element, name: string, value: string): void {
  if (value === '') element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/**
 * Applies the account's brand, then the host page's, which has priority. If the host page has an accent color, all colors are from the host
 * page.
 */
function wearBrand(shown: PortalInviteCard): void {
  const { brand } = shown.invite ?? {}
  const { style } = document.documentElement
  for (const name of Array.from(style).filter((set) => set.startsWith('--'))) style.removeProperty(name)
  const variables = brand && !('--portal-brand-accent' in ofHost) ? brandVariables(brand) : []
  for (const [name, value] of [...variables, ...Object.entries(ofHost)]) style.setProperty(name, value)

  const mark = shown.querySelector<HTMLElement>('[slot="brand"]')
  if (!mark) return
  mark.dataset['own'] ??= mark.textContent
  const logo = brand ? shownLogo(brand) : null
  if (logo === null) mark.replaceChildren(brand?.name ?? mark.dataset['own'])
  else mark.replaceChildren(Object.assign(new Image(), { src: logo, alt: brand?.name ?? '', height: 24 }))
}
