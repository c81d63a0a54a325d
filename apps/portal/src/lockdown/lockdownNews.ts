/** Tells every tab of this browser that someone here has set, released or retried a lockdown, so that its strip asks at once. */
const name = 'portal-lockdown'

export function tellLockdownChanged(): void {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line require-post-message-target-origin -- a channel has no target: it reaches this origin alone
  channel.postMessage('changed')
  channel.close()
  globalThis.dispatchEvent(new Event(name))
}

/** Calls `onChange` whenever this tab or another one tells. Answers the function that ends it. */
export function hearLockdownChanges(onChange: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', onChange)
  globalThis.addEventListener(name, onChange)
  return () => {
    channel.close()
    globalThis.removeEventListener(name, onChange)
  }
}
