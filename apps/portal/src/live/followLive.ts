import type { ChangeKind } from '@portal/api-client/contract'
import type { Portal } from '../app/Portal.ts'
import { askAgainAbout } from '../app/asking.tsx'

/** Milliseconds before the stream is opened again: the first wait and the longest. */
const pauses = { first: 1000, longest: 60_000 }

const open = new WeakSet<Portal>()

/** Whether the stream reports changes at once; otherwise pages poll. */
export const isLive = (portal: Portal) => open.has(portal)

/**
 * Requests the page's data again as soon as the service reports a change. One tab of a session has the stream and informs the others,
 * because browsers allow few connections. Without a stream, pages poll. Returns a function that stops it.
 */
export function followLive(portal: Portal): () => void {
  const over = new AbortController()
  const name = `portal-changes ${portal.session.read()?.authKey} ${portal.account ?? ''}`
  const channel = new BroadcastChannel(name)
  const askAgain = (kinds: readonly ChangeKind[]) => void askAgainAbout(portal, kinds)
  channel.addEventListener('message', ({ data }: MessageEvent<ChangeKind[]>) => askAgain(data))

  const hold = async () => {
    let isFirst = true
    for (let pause = pauses.first; !over.signal.aborted; pause = Math.min(2 * pause, pauses.longest)) {
      const onChange = (changed: readonly ChangeKind[]) => {
        // The page requested all its data just before the stream opened. Only a visitor who called in between can't wait for the next poll.
        const kinds = isFirst ? changed.filter((kind) => kind === 'calls') : changed
        askAgain(kinds)
        // oxlint-disable-next-line require-post-message-target-origin -- a channel has no target: it reaches this origin alone
        channel.postMessage(kinds)
        isFirst = false
        pause = pauses.first
        open.add(portal)
      }
      const end = await portal.api.followChanges({ onChange, signal: over.signal }).catch(() => 'broken' as const)
      open.delete(portal)
      if (end === 'none') return
      await rest(pause, over.signal)
    }
  }
  // A browser gives no locks to a page that is not secure; then each tab has a stream of its own.
  const held = 'locks' in navigator ? navigator.locks.request(name, { signal: over.signal }, hold) : hold()
  held.catch(() => {})
  return () => {
    over.abort()
    channel.close()
  }
}

/** Waits for this time, or until the browser is online again. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    globalThis.addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}
