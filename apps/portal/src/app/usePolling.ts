import { useContext, useEffect, useEffectEvent } from 'react'
import { PortalContext } from './PortalContext.tsx'

/**
 * Asks again and again while `isWanted`: `pause` milliseconds after the last question has ended, so that two never overlap. Nothing is
 * asked while the page is unseen or offline; it is asked at once when that ends. Nor is anything asked once the session has ended, while the
 * sign-in page is on its way. Where `ask` rejects, it is asked again all the same.
 */
export function usePolling(isWanted: boolean, pause: number, ask: (signal: AbortSignal) => Promise<void>): void {
  const portal = useContext(PortalContext)
  const hasLeft = useEffectEvent(() => portal?.session.read() === null)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (!isWanted) return undefined
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false
    const askOnce = async () => {
      if (isAsking || document.visibilityState === 'hidden' || !navigator.onLine || hasLeft()) return
      clearTimeout(timer)
      isAsking = true
      try {
        await askNow(over.signal)
      } finally {
        isAsking = false
        wait()
      }
    }
    const wait = () => {
      if (!over.signal.aborted) timer = setTimeout(() => void askOnce(), pause)
    }
    const askAtOnce = () => void askOnce()
    wait()
    document.addEventListener('visibilitychange', askAtOnce)
    globalThis.addEventListener('online', askAtOnce)
    return () => {
      over.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askAtOnce)
      globalThis.removeEventListener('online', askAtOnce)
    }
  }, [isWanted, pause])
}
