import { createApiClient, type ApiClient, type ApiClientConfig } from '@portal/api-client'
import type { PortalConfig } from '../config/portalConfig.ts'
import { splitAddress } from './accountAddress.ts'

export type MakeClient = (config: PortalConfig, wiring: ClientWiring) => Promise<ApiClient>

/** The parts of a client's configuration that the portal provides besides the deployment's. */
export type ClientWiring = Pick<ApiClientConfig, 'fetch' | 'getSession' | 'getLanguage' | 'onSessionExpired'>

/** Creates the client of a deployment's services. It is a separate file, because no page needs it at start. */
export async function makeClient({ services, keysUrl, classicEnvelope }: PortalConfig, wiring: ClientWiring): Promise<ApiClient> {
  const envelope = classicEnvelope && (await import('./makeClassicEnvelope.ts')).makeClassicEnvelope(classicEnvelope)
  return createApiClient({ services, keysUrl, envelope, getPage: () => splitAddress(globalThis.location?.pathname ?? '').path, ...wiring })
}
