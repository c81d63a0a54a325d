import { useEffect } from 'react'
import type { RefObject } from 'react'
import { watchSize } from '../../internal/watchSize.ts'

const name = '--portal-edge-toast'

/** Takes the room back that a toast before has left; null where there is none. */
let leaving: AbortController | null = null

/**
 * Tells the page how high the toast is, as `--portal-edge-toast`: on a phone the frame ends that much lower, so that nothing stays below the toast.
 * Where the page is scrolled into that room when the toast leaves, the room stays until it is scrolled out of sight: nothing moves on its own.
 */
export function useToastRoom(box: RefObject<HTMLElement | null>, region: 'status' | 'alert' | undefined): void {
  useEffect(() => {
    const { current } = box
    if (region === undefined || !current) return undefined
    leaving?.abort()
    const unwatch = watchSize([current], ([entry]) => {
      document.documentElement.style.setProperty(name, `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`)
    })
    return () => {
      unwatch()
      leaveRoom()
    }
  }, [box, region])
}

function leaveRoom(): void {
  const { documentElement } = document
  const over = new AbortController()
  leaving = over
  const leave = () => {
    const room = Number.parseFloat(documentElement.style.getPropertyValue(name)) || 0
    if (globalThis.scrollY > Math.max(0, documentElement.scrollHeight - room - globalThis.innerHeight)) return
    documentElement.style.removeProperty(name)
    over.abort()
  }
  globalThis.addEventListener('scroll', leave, { passive: true, signal: over.signal })
  leave()
}
