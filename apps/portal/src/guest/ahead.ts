import { createGuestCaller, type GuestCaller, sealForGuest } from '@portal/embed/guest'
import type { PortalConfig } from '../config/portalConfig.ts'
import { firstLanguage } from '../session/firstLanguage.ts'

/** The requests that a guest's document started before its script loaded. */
export interface Ahead {
  config: PortalConfig
  /** The token of the link; empty if it has none. */
  token: string
  id: string | undefined
  /** Makes calls; null for services that accept only plain chunks, whose encryption loads after the script. */
  caller: GuestCaller | null
  /** Creates the caller for the services of a configuration, with standard encryption by default. */
  makeCaller: (config: PortalConfig, seal?: Parameters<typeof createGuestCaller>[0]['seal']) => GuestCaller
  /** The answer to the first request. */
  first: Promise<Response> | null
  /** The guest's language (specification §3). */
  language: string
}

declare global {
  var guestAhead: Ahead | undefined
}

// This code is inlined in the document, so that the request for the key is sent while the page's script loads.
const read = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || 'null')
const config = read('portal-config') as PortalConfig
const query = new URLSearchParams(location.search)
const token = query.get('d') ?? ''
const id = query.get('id') || undefined
const language = languageOf(config)
/** The language for answers: the guest's own, or the page's once the page is shown. */
const spoken = () => (globalThis.guestAhead ? language : document.documentElement.lang)
const servicesOf = (given: PortalConfig) => ({ ...given.services, keys: given.keysUrl })
const caller = config.classicEnvelope ? null : createGuestCaller({ services: servicesOf(config), keySet: read('portal-keys') ?? undefined, language: spoken, seal: sealForGuest })
const first = caller && token ? caller.call('show', { d: token, id }, new AbortController().signal) : null
first?.catch(() => undefined)
globalThis.guestAhead = { config, token, id, caller, first, makeCaller: (given, seal = sealForGuest) => createGuestCaller({ services: servicesOf(given), language: spoken, seal }), language }

/** The guest's language; without preference if the browser refuses storage. */
function languageOf({ sessionStorage: kind }: PortalConfig): string {
  try {
    return firstLanguage((kind === 'tab' ? sessionStorage : localStorage).getItem('lang'))
  } catch {
    return firstLanguage(null)
  }
}
