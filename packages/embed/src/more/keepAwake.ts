/**
 * Keeps the screen on until the returned function is called. Browsers end this when the page is hidden, so it is requested again on return.
 * `tell` reports whether the browser allows it, so that the card says so only then.
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
    // Rejects if the lock is already released, which needs no handling.
    lock?.release().catch(() => undefined)
  }
}
