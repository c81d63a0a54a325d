/**
 * The name of the channel by which a tab tells the other tabs of this browser that a lockdown was started, released or retried, so that
 * their banner updates at once.
 */
const name = 'portal-lockdown'

export function tellLockdownChanged(): void {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line require-post-message-target-origin -- a channel has no target: it reaches this origin alone
  channel.postMessage('changed')
  channel.close()
  globalThis.dispatchEvent(new Event(name))
}

/** Calls `onChange` when this tab or another one reports a change. Returns a function that stops the calls. */
export function watchLockdownChanges(onChange: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', onChange)
  globalThis.addEventListener(name, onChange)
  return () => {
    channel.close()
    globalThis.removeEventListener(name, onChange)
  }
}
