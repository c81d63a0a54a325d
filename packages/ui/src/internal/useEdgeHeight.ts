import { useEffect } from 'react'
import type { RefObject } from 'react'

/** What stays in sight at an edge of the window: the frame's banners and bar at its start, a form's foot at its end. */
export type StickyEdge = 'banners' | 'bar' | 'foot'

/** Tells the page how high something at its edge is, as `--portal-edge-…`: focus scrolls clear of it, a toast stands above it. */
export function useEdgeHeight(element: RefObject<HTMLElement | null>, edge: StickyEdge): void {
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const { style } = document.documentElement
    const name = `--portal-edge-${edge}`
    const observer = new ResizeObserver(() => style.setProperty(name, `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [element, edge])
}
