import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while mounted. Browsers drop the lock when the page is hidden: it is asked for again on return.
 * Answers whether it is held, so that nobody is promised what the browser refused.
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let isOver = false
    let lock: WakeLockSentinel | undefined

    const ask = async () => {
      if (isOver || document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const granted = await navigator.wakeLock.request('screen')
        if (isOver) {
          await granted.release()
          return
        }
        lock = granted
        granted.addEventListener('release', () => setHeld(false))
        setHeld(true)
      } catch {
        setHeld(false)
      }
    }
    const onVisible = () => void ask()

    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisible)
      setHeld(false)
      // A lock that is already gone rejects; there is nothing left to do about it.
      lock?.release().catch(() => undefined)
    }
  }, [])

  return isHeld
}
