import { guestCache } from './guestNames.ts'
import { hasInviteEnded, type InviteView } from '@portal/domain'

type KeyView = Exclude<InviteView, { kind: 'message' }>

export interface KeptInvite {
  view: KeyView
  /** The ISO instant of the service's answer. */
  at: string
}

/** The keys that were shown and that this device stores until they end. */
export interface KeptInvites {
  find: (token: string) => Promise<KeptInvite | null>
  keep: (token: string, view: KeyView) => Promise<void>
  forget: (token: string) => Promise<void>
}

export interface KeptInvitesOptions {
  storage: CacheStorage
  now: () => number
  /** Called when the first key is stored or the last one removed. */
  onChange?: (hasAny: boolean) => void
}

const folder = '/Invite/kept/'
/** Whether an entry of the cache is a key, not a part of the page. */
export const isKeptInvite = ({ url }: Request): boolean => new URL(url).pathname.startsWith(folder)

/** Milliseconds after the last view until a key without an end is removed. */
const longestUnseen = 30 * 86_400_000

/** Opens the stored keys. If storage is refused, nothing is stored; the page works without it. */
export async function openKeptInvites({ storage, now, onChange }: KeptInvitesOptions): Promise<KeptInvites | null> {
  const cache = await storage.open(guestCache).catch(() => null)
  if (!cache) return null
  const all = async () => (await cache.keys()).filter(isKeptInvite)
  const tell = async () => onChange?.((await all()).length > 0)

  async function read(address: RequestInfo): Promise<KeptInvite | null> {
    const answer = await cache?.match(address)
    const kept = (await answer?.json().catch(() => null)) as KeptInvite | null | undefined
    return kept ?? null
  }
  const isOver = ({ view, at }: KeptInvite) => hasInviteEnded(view.endsAt, now()) || now() - Date.parse(at) > longestUnseen

  for (const request of await all()) {
    const kept = await read(request)
    if (kept === null || isOver(kept)) await cache.delete(request)
  }
  await tell()

  return {
    find: async (token) => read(await addressOf(token)),
    async keep(token, view) {
      const kept: KeptInvite = { view, at: new Date(now()).toISOString() }
      await cache.put(await addressOf(token), new Response(JSON.stringify(kept))).catch(() => undefined)
      await tell()
    },
    async forget(token) {
      await cache.delete(await addressOf(token))
      await tell()
    },
  }
}

/** The address under which a key is stored. The token itself is never stored on the device. */
async function addressOf(token: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
  return folder + Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
