import { sealRequest, type SealedRequest } from '@portal/api-client/guest'
import type { SealFor } from './createGuestCaller.ts'

/** The sealed request, by WebCrypto alone. */
export async function sealForGuest(payload: object, { publicKey, ...context }: SealFor): Promise<SealedRequest> {
  return sealRequest(payload, { ...context, publicKey: await publicKey() })
}
