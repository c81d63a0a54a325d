/** What a guest's page needs: the seal by WebCrypto, and what an invite's answer shows. Imports no other calls. */
export { toInviteView } from '../contract/mapping/inviteView.ts'
export type { PublicJwk } from '../crypto/jwk.ts'
export type { SealedRequest } from '../crypto/sealBlocks.ts'
export { sealSmallRequest as sealRequest } from '../crypto/sealSmallRequest.ts'
