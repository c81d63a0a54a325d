/** The parts that a guest's page needs: the encryption by WebCrypto, and what to show of an invite's answer. Imports no other calls. */
export { toInviteView } from '../contract/mapping/inviteView.ts'
export type { PublicJwk } from '../crypto/jwk.ts'
export type { SealedRequest } from '../crypto/sealBlocks.ts'
export { sealSmallRequest as sealRequest } from '../crypto/sealSmallRequest.ts'
