import type { PortalInviteCard } from '../PortalInviteCard.ts'
import { frameEvents, type FrameEvent, type FrameMessage, type GivenKey, inChannel, readGivenKey } from './frameMessages.ts'

// The page of a frame: the card alone. A frame without the loader has its token in the address; with it, the host hands it over.
const card = document.querySelector<PortalInviteCard>('portal-invite-card')
const given = new URLSearchParams(location.hash.slice(1))
const [host, channel] = [given.get('host'), given.get('channel')]
if (card && host && channel) talk(card, host, channel)
else if (card) show(card, { token: given.get('d') ?? '', lang: given.get('lang') ?? '', dir: '', theme: given.get('theme') ?? '', isAtOnce: given.has('at-once'), brand: {} })

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
  for (const name of Array.from(page.style).filter((set) => set.startsWith('--') && !(set in brand))) page.style.removeProperty(name)
  for (const [name, value] of Object.entries(brand)) page.style.setProperty(name, value)
  setAttribute(shown, 'lang', lang)
  setAttribute(shown, 'theme', theme)
  shown.toggleAttribute('at-once', isAtOnce)
  if (shown.inviteToken !== token) shown.inviteToken = token
}

function setAttribute(element: Element, name: string, value: string): void {
  if (value === '') element.removeAttribute(name)
  else element.setAttribute(name, value)
}
