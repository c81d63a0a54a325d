import { toInviteView } from '@portal/api-client/guest'
import type { GuestCaller } from './createGuestCaller.ts'
import { GuestFailure } from './GuestFailure.ts'
import type { InviteSource } from './InviteSource.ts'
import { type InviteAnswer, readInviteAnswer } from './readInviteAnswer.ts'

export interface LinkOptions {
  /** The token of the invite's link. */
  token: string
  caller: GuestCaller
  /** The answer to the first question where somebody asked before the element was there. It is asked again if this rejects. */
  first?: Promise<Response> | null
}

/** The source behind an invite's link. */
export function createInviteSource({ token, caller: { call, now }, first = null }: LinkOptions): InviteSource {
  let early = first

  async function answer(id: string | undefined, signal: AbortSignal): Promise<InviteAnswer> {
    const asked = early
    early = null
    const response = (await asked?.then((found) => (found.ok ? found : null), () => null)) ?? (await call('show', { d: token, id }, signal))
    signal.throwIfAborted()
    return readInviteAnswer(await response.json().catch(() => null))
  }

  /** With what the invite was shown for; where that is too old by now, the link is shown again. */
  async function keep(name: 'apple' | 'google' | 'calendar', id: string): Promise<Response> {
    const { signal } = new AbortController()
    const link = name === 'calendar' ? {} : { d: token }
    try {
      return await call(name, { inviteId: id, ...link }, signal)
    } catch (error) {
      if (!(error instanceof GuestFailure) || error.code !== 'INVITE_PROOF_STALE') throw error
      return call(name, { inviteId: (await answer(undefined, signal)).ID, ...link }, signal)
    }
  }

  const file = (name: 'apple' | 'calendar', type: string) => async (id: string) => {
    const blob = await (await keep(name, id)).blob()
    if (!blob.type.startsWith(type) || blob.size === 0) throw new GuestFailure('unreadable')
    return blob
  }

  return {
    now,
    ask: async ({ id, signal }) => toInviteView(await answer(id, signal), now()),
    keep: {
      calendar: file('calendar', 'text/calendar'),
      apple: file('apple', 'application/vnd.apple.pkpass'),
      async google(id) {
        const found: unknown = await (await keep('google', id)).json()
        return typeof found === 'object' && found !== null && 'Result' in found ? String(found.Result) : ''
      },
    },
  }
}
