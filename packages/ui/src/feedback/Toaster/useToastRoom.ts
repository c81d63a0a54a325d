import { type RefObject, useEffect } from 'react'
import { watchSize } from '../../internal/watchSize.ts'

const name = '--portal-edge-toast'

/** Ends the room that the previous toast left; null if there is none. */
let leaving: AbortController | null = null

/**
 * Sets `--portal-edge-toast` to the height of the toast. On a phone the frame adds that room at its end, so that the toast covers nothing
 * for good. If the page is scrolled into that room when the toast leaves, the room stays until it is out of sight, so that nothing jumps.
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
