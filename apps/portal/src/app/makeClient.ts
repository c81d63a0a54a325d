import { createApiClient, type ApiClient, type ApiClientConfig } from '@portal/api-client'
import type { PortalConfig } from '../config/portalConfig.ts'
import { splitAddress } from './accountAddress.ts'

export type MakeClient = (config: PortalConfig, wiring: ClientWiring) => Promise<ApiClient>

/** What a portal gives its client besides its configuration. */
export type ClientWiring = Pick<ApiClientConfig, 'fetch' | 'getSession' | 'getLanguage' | 'onSessionExpired'>

/** The client of a deployment's services; a file of its own, because no page needs it before it is used. */
export async function makeClient({ services, keysUrl, classicEnvelope }: PortalConfig, wiring: ClientWiring): Promise<ApiClient> {
  const envelope = classicEnvelope && (await import('./makeClassicEnvelope.ts')).makeClassicEnvelope(classicEnvelope)
  return createApiClient({ services, keysUrl, envelope, getPage: () => splitAddress(globalThis.location?.pathname ?? '').path, ...wiring })
}
