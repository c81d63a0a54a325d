import { type RefObject, useEffect } from 'react'
import { watchSize } from '../../internal/watchSize.ts'

const name = '--portal-edge-toast'

/** Removes the room that is kept for a toast that has disappeared; null if there is none. */
let leaving: AbortController | null = null

/**
 * Sets `--portal-edge-toast` to the height of the toast. On a phone the frame adds that room at the page's end, so that users can scroll
 * everything out from under the toast. If that room is visible when the toast disappears, it stays until users scroll away, so that the
 * page doesn't jump.
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
