import { toInviteView } from '@portal/api-client/guest'
import type { GuestCaller } from './createGuestCaller.ts'
import type { InviteSource } from './InviteSource.ts'
import { type InviteAnswer, readInviteAnswer } from './readInviteAnswer.ts'

export interface LinkOptions {
  /** The token of the invite's link. */
  token: string
  caller: GuestCaller
  /** The answer to the first question where someone asked before the element was there. It is asked again if this rejects. */
  first?: Promise<Response> | null
}

/** The source behind an invite's link; how the invite is kept there is `keepByLink`'s. */
export interface LinkSource extends InviteSource {
  link: {
    token: string
    call: GuestCaller['call']
    /** What the service says of the link now. */
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
