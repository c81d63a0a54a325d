import type { ApiClient } from '@portal/api-client'
import { toInviteView } from '@portal/api-client/guest'
import type { InviteSource } from '@portal/embed/guest'
import { isServiceError } from '@portal/api-client'

/** The source of a link over the portal's whole client, where that is there anyway, or its envelope is another than the seal. */
export function clientSource(api: ApiClient, token: string): InviteSource {
  const file = (call: (id: string) => Promise<{ blob: Blob; mediaType: string }>) => async (id: string) => {
    const { blob, mediaType } = await withFreshProof(id, call)
    return new Blob([blob], { type: mediaType })
  }
  /** What the page was given for wallet and calendar holds for some minutes; where it is too old by now, the link is shown again. */
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
