import { isServiceError } from '@portal/api-client'

/**
 * Calls wallet or calendar with what the page was given for it. That holds for some minutes: where it is too old by now, `renew` shows the
 * link again, and the call is made once more.
 */
export async function withFreshProof<Answer>(proof: string, renew: () => Promise<string>, call: (proof: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await call(proof)
  } catch (error) {
    if (!isServiceError(error) || error.code !== 'INVITE_PROOF_STALE') throw error
    return call(await renew())
  }
}
