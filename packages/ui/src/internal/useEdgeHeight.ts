import { useEffect } from 'react'
import type { RefObject } from 'react'
import { watchSize } from './watchSize.ts'

/** What stays in sight at an edge of the window: the frame's banners and bar at its start, a form's foot at its end. */
export type StickyEdge = 'banners' | 'bar' | 'foot'

/** Tells the page how high something at its edge is, as `--portal-edge-…`: focus scrolls clear of it, a toast stands above it. */
export function useEdgeHeight(element: RefObject<HTMLElement | null>, edge: StickyEdge): void {
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const { style } = document.documentElement
    const name = `--portal-edge-${edge}`
    let written = 0
    // The height comes with the entry: to ask the element would style and lay out the whole page once more for each edge.
    const unwatch = watchSize([current], ([entry]) => {
      const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)
      if (height === written) return
      written = height
      style.setProperty(name, `${height}px`)
    })
    return () => {
      unwatch()
      style.removeProperty(name)
    }
  }, [element, edge])
}
