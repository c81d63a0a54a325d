import type { ChangeKind } from '@portal/api-client/contract'
import type { Portal } from '../app/Portal.ts'
import { askAgainAbout } from '../app/Question.ts'

/** Milliseconds before the stream is followed again: at first, and at most. */
const pauses = { first: 1000, longest: 60_000 }

const open = new WeakSet<Portal>()

/** Whether changes are told as they happen; else pages ask from time to time. */
export const isLive = (portal: Portal) => open.has(portal)

/**
 * Asks again what the page shows as soon as the service says that it changed. One tab of a session holds the stream and tells the others,
 * because browsers allow few connections. Where there is no stream, pages ask from time to time as before. Returns a function that ends it.
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
        // The page asked for everything just before the stream opened. Only a visitor who called in between can't wait for the next poll.
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
  // A browser gives no locks to a page that is not secure; then each tab has its own stream.
  const held = 'locks' in navigator ? navigator.locks.request(name, { signal: over.signal }, hold) : hold()
  held.catch(() => {})
  return () => {
    over.abort()
    channel.close()
  }
}

/** Waits, or until there is a connection again. */
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
