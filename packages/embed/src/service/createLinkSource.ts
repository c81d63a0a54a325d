import { toInviteView } from '@portal/api-client/guest'
import type { GuestCaller } from './createGuestCaller.ts'
import type { InviteSource } from './InviteSource.ts'
import { type InviteAnswer, readInviteAnswer } from './readInviteAnswer.ts'

export interface LinkOptions {
  /** The token of the invite's link. */
  token: string
  caller: GuestCaller
  /** The answer to a request that was sent before the element existed. If it rejects, the request is sent again. */
  first?: Promise<Response> | null
}

/** The source of an invite's link, without the functions to save the invite (`keepByLink`). */
export interface LinkSource extends InviteSource {
  link: {
    token: string
    call: GuestCaller['call']
    /** Requests the service's current answer for the link. */
    answer: (id: string | undefined, signal: AbortSignal) => Promise<InviteAnswer>
  }
}

export function createLinkSource({ token, caller: { call, now }, first = null }: LinkOptions): LinkSource {
  let early = first

  async function answer(id: string | undefined, signal: AbortSignal): Promise<InviteAnswer> {
    const asked = early
    early = null
    const response = (await asked?.then((found) => (found.ok ? found : null), () => null)) ?? (await call('show', { d: token, id }, signal))
    signal.throwIfAborted()
    return readInviteAnswer(await response.json().catch(() => null))
  }

  return { now, ask: async ({ id, signal }) => toInviteView(await answer(id, signal), now()), link: { token, call, answer } }
}
