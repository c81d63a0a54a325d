import { sealRequest, type SealedRequest } from '@portal/api-client/guest'
import type { SealFor } from './createGuestCaller.ts'

/** Encrypts a request, using only WebCrypto. */
export async function sealForGuest(payload: object, { publicKey, ...context }: SealFor): Promise<SealedRequest> {
  return sealRequest(payload, { ...context, publicKey: await publicKey() })
}
