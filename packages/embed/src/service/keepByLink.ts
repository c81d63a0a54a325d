import type { LinkSource } from './createLinkSource.ts'
import { failureCode, GuestFailure } from './GuestFailure.ts'
import type { InviteSource } from './InviteSource.ts'

/** Creates the functions to save the invite of a link to a wallet or calendar. */
export function keepByLink({ token, call, answer }: LinkSource['link']): NonNullable<InviteSource['keep']> {
  /** Requests a file or link with the proof of the shown invite. If the proof is too old, requests the invite again for a new one. */
  async function keep(name: 'apple' | 'google' | 'calendar', id: string): Promise<Response> {
    const { signal } = new AbortController()
    const link = name === 'calendar' ? {} : { d: token }
    try {
      return await call(name, { inviteId: id, ...link }, signal)
    } catch (error) {
      if (failureCode(error) !== 'INVITE_PROOF_STALE') throw error
      return call(name, { inviteId: (await answer(undefined, signal)).ID, ...link }, signal)
    }
  }

  const file = (name: 'apple' | 'calendar', type: string) => async (id: string) => {
    const blob = await (await keep(name, id)).blob()
    if (!blob.type.startsWith(type) || blob.size === 0) throw new GuestFailure('unreadable')
    return blob
  }

  return {
    calendar: file('calendar', 'text/calendar'),
    apple: file('apple', 'application/vnd.apple.pkpass'),
    async google(id) {
      const found: unknown = await (await keep('google', id)).json()
      return typeof found === 'object' && found !== null && 'Result' in found ? String(found.Result) : ''
    },
  }
}
