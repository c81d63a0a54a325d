import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while mounted, and returns whether it does: browsers can refuse. They drop the lock when they hide the page, so it is
 * requested again on return.
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
      // Rejects if the lock is already released.
      lock?.release().catch(() => undefined)
    }
  }, [])

  return isHeld
}
