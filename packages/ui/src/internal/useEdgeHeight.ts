import { type RefObject, useEffect } from 'react'
import { watchSize } from './watchSize.ts'

/** Parts that stay visible at an edge of the window: the frame's banners and bar at its start, a form's foot at its end. */
export type StickyEdge = 'banners' | 'bar' | 'foot'

/** Sets `--portal-edge-…` to the height of a part at the window's edge, so that this part covers neither a focused element nor a toast. */
export function useEdgeHeight(element: RefObject<HTMLElement | null>, edge: StickyEdge): void {
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const { style } = document.documentElement
    const name = `--portal-edge-${edge}`
    let written = 0
    // Uses the observer's height, because reading the element's height would force another layout.
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
