import { createGuestCaller, type GuestCaller, sealForGuest } from '@portal/embed/guest'
import type { PortalConfig } from '../config/portalConfig.ts'
import { firstLanguage } from '../session/firstLanguage.ts'

/** What a guest's document began before its script was there. */
export interface Ahead {
  config: PortalConfig
  /** The link's token; empty where the link has none. */
  token: string
  id: string | undefined
  /** Null for services that know only plain chunks: how they are wrapped comes after the script. */
  caller: GuestCaller | null
  /** Asks the services of a configuration; sealed unless another wrapping is given. */
  makeCaller: (config: PortalConfig, seal?: Parameters<typeof createGuestCaller>[0]['seal']) => GuestCaller
  /** The answer to the first question. */
  first: Promise<Response> | null
  /** The person's language (specification §3). */
  language: string
}

declare global {
  var guestAhead: Ahead | undefined
}

// Stands in the document itself: the question about the key leaves while the page's script is still on its way.
const read = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || 'null')
const config = read('portal-config') as PortalConfig
const query = new URLSearchParams(location.search)
const token = query.get('d') ?? ''
const id = query.get('id') || undefined
const language = languageOf(config)
/** The page's own once it is in the person's language. */
const spoken = () => (globalThis.guestAhead ? language : document.documentElement.lang)
const servicesOf = (given: PortalConfig) => ({ ...given.services, keys: given.keysUrl })
const caller = config.classicEnvelope ? null : createGuestCaller({ services: servicesOf(config), keySet: read('portal-keys') ?? undefined, language: spoken, seal: sealForGuest })
const first = caller && token ? caller.call('show', { d: token, id }, new AbortController().signal) : null
first?.catch(() => undefined)
globalThis.guestAhead = { config, token, id, caller, first, makeCaller: (given, seal = sealForGuest) => createGuestCaller({ services: servicesOf(given), language: spoken, seal }), language }

/** A browser that refuses storage has no preference. */
function languageOf({ sessionStorage: kind }: PortalConfig): string {
  try {
    return firstLanguage((kind === 'tab' ? sessionStorage : localStorage).getItem('lang'))
  } catch {
    return firstLanguage(null)
  }
}
