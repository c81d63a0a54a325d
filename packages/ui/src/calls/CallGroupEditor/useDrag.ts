import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useLatest } from '../../internal/useLatest.ts'
import type { DragHandlers } from './attachDrag.ts'
import type { Place } from './planLanes.ts'

/**
 * Dragging by pointer and touch, an extra beside keys and menu: without a network they do the same. Answers where a member would be
 * dropped now.
 */
export function useDrag(root: RefObject<HTMLElement | null>, lanes: readonly unknown[], isOn: boolean, handlers: Omit<DragHandlers, 'onOver'>): Place | null {
  const [over, setOver] = useState<Place | null>(null)
  const latest = useLatest(handlers)
  useEffect(() => {
    if (!isOn || lanes.length === 0) return undefined
    let detach: (() => void) | null = null
    let isLeft = false
    import('./attachDrag.ts').then(({ attachDrag }) => {
      if (isLeft || !root.current) return
      detach = attachDrag(root.current, {
        mayDrop: (from, lane) => latest.current.mayDrop(from, lane),
        onDrop: (from, to) => latest.current.onDrop(from, to),
        onOver: (to) => setOver((before) => (before?.lane === to?.lane && before?.index === to?.index ? before : to)),
      })
    }, () => undefined)
    return () => {
      isLeft = true
      detach?.()
    }
  }, [root, lanes, isOn, latest])
  return over
}
