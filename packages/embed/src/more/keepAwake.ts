/**
 * Keeps the screen on until the returned function is called. A browser drops the lock when the page is hidden: it is requested again on
 * return. `tell` reports whether the browser granted it, so that the card doesn't claim it if the browser refused.
 */
export function keepAwake(tell: (isHeld: boolean) => void): () => void {
  if (!('wakeLock' in navigator)) return () => undefined
  let isOver = false
  let lock: WakeLockSentinel | undefined
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible' || (lock && !lock.released)) return
    const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (isOver) return void granted?.release()
    lock = granted
    granted?.addEventListener('release', () => isOver || tell(false))
    tell(granted !== undefined)
  }
  const onVisible = () => void ask()
  onVisible()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', onVisible)
    // A lock that is already gone rejects; there is nothing left to do about it.
    lock?.release().catch(() => undefined)
  }
}
