import type { ApiClient } from '@portal/api-client'
import { toInviteView } from '@portal/api-client/guest'
import type { InviteSource } from '@portal/embed/guest'
import { isServiceError } from '@portal/api-client'

/** A link's source that uses the portal's whole client: if it is loaded anyway, or the envelope isn't the seal. */
export function clientSource(api: ApiClient, token: string): InviteSource {
  const file = (call: (id: string) => Promise<{ blob: Blob; mediaType: string }>) => async (id: string) => {
    const { blob, mediaType } = await withFreshProof(id, call)
    return new Blob([blob], { type: mediaType })
  }
  /** The proof for wallet and calendar is valid for some minutes; an expired one is replaced by loading the link again. */
  async function withFreshProof<Answer>(proof: string, call: (proof: string) => Promise<Answer>): Promise<Answer> {
    try {
      return await call(proof)
    } catch (error) {
      if (!isServiceError(error) || error.code !== 'INVITE_PROOF_STALE') throw error
      return call((await api.showQRCode({ d: token })).ID)
    }
  }
  return {
    now: () => api.serverNow(),
    ask: async ({ id, signal }) => toInviteView(await api.showQRCode({ d: token, id }, { signal }), api.serverNow()),
    keep: {
      calendar: file((inviteId) => api.getCalender({ inviteId })),
      apple: file((inviteId) => api.getPKPass({ inviteId, d: token })),
      google: async (id) => (await withFreshProof(id, (inviteId) => api.getGoolgleJWT({ inviteId, d: token }))).Result,
    },
  }
}
