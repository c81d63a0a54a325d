import type { PartnerBrand } from '@portal/domain'
import { createInviteSource, GuestInviteCard } from '@portal/embed/guest'
import type { PortalConfig } from '../config/portalConfig.ts'
import type { Ahead } from './ahead.ts'
import { frameLanguages } from './frameLanguage.ts'
import { keepPage } from './keepPage.ts'
import { openKeptInvites } from './keptInvites.ts'
import { showKey } from './showKey.ts'

// This script of the guest's page starts the key element in the document's frame, with the request that the document has already sent.
const { guestAhead: ahead } = globalThis
delete globalThis.guestAhead
if (!ahead) throw new Error('The document of this page lacks its first script.')
customElements.define('portal-invite-card', class extends GuestInviteCard {
  static override readonly styles = document.querySelector<HTMLTemplateElement>('template#card-styles')?.content.textContent ?? ''
})
const [root, card] = [document.getElementById('root'), document.querySelector<GuestInviteCard>('portal-invite-card')]
if (!root || !card) throw new Error('The document of this page lacks its frame.')

let config: PortalConfig = ahead.config
const speakFrame = frameLanguages(root)
let brand: PartnerBrand | undefined
let takeOff: ((name: string) => void) | undefined
const showBrand = async () => {
  if (!brand && !takeOff) return
  const worn = await import('./showBrand.ts')
  takeOff?.(config.brand.name)
  takeOff = brand && worn.showBrand(root, brand, config.brand.name)
}
/** Sets the title. The translated titles contain the name with which the document was prerendered. */
const nameTitle = () => (document.title = document.title.replace(ahead.config.brand.name, config.brand.name))
const speak = (language: string) => {
  speakFrame(language)
  nameTitle()
  card.lang = document.documentElement.lang
  void showBrand()
}
card.addEventListener('portal-invite-shown', () => {
  ({ brand } = card.invite ?? {})
  void showBrand()
})
speak(ahead.language)
root.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return
  speak(target.value)
  keepLanguage(config, target.value)
})

const showLine = () => {
  const banner = root.querySelector<HTMLElement>('[data-part="offline"]')
  if (banner) banner.hidden = navigator.onLine
}
showLine()
for (const name of ['online', 'offline']) addEventListener(name, showLine)

let end = begin(ahead, card)

// The document, or its copy on this device, may be older than the deployment's configuration.
let isCompared = false
const compareConfig = async () => {
  if (isCompared || !navigator.onLine) return
  isCompared = true
  const current: unknown = await fetch('/config.json', { cache: 'no-store' }).then((answer) => (answer.ok ? answer.json() : null), () => null)
  if (current === null || JSON.stringify(current) === JSON.stringify(config)) return
  const before = config
  config = (await import('./takeConfig.ts')).takeConfig(current, before)
  nameTitle()
  void showBrand()
  if (JSON.stringify([config.services, config.keysUrl, config.classicEnvelope]) === JSON.stringify([before.services, before.keysUrl, before.classicEnvelope])) return
  (await end)()
  end = begin({ ...ahead, config, caller: config.classicEnvelope ? null : ahead.makeCaller(config), first: null }, card)
}
for (const name of ['portal-invite-shown', 'portal-invite-error']) card.addEventListener(name, () => void compareConfig(), { once: true })

/** Shows the key. Returns a function that removes it. */
async function begin({ config: own, token, id, caller, makeCaller, first }: Ahead, key: GuestInviteCard): Promise<() => void> {
  const source = createInviteSource({ token, first, caller: caller ?? makeCaller(own, (await import('./sealClassically.ts')).sealClassically(own)) })
  key.artwork = own.walletArtwork ?? {}
  return showKey(key, {
    token, source, id,
    isAtOnce: /^\/recurring/i.test(location.pathname),
    kept: openKeptInvites({ storage: caches, now: () => source.now?.() ?? Date.now(), onChange: keepPage }).catch(() => null),
    onMade: (made) => history.replaceState(null, '', `${location.pathname}?${new URLSearchParams({ d: token, id: made })}`),
  })
}

function keepLanguage({ sessionStorage: kind }: PortalConfig, language: string): void {
  try {
    (kind === 'tab' ? sessionStorage : localStorage).setItem('lang', language)
  } catch {
    // If the browser refuses storage, the language lasts until the page is left.
  }
}
