import { type RefObject, useEffect, useState } from 'react'
import { useLatest } from '../../internal/useLatest.ts'
import type { DragHandlers } from './attachDrag.ts'
import type { Place } from './planLanes.ts'

/** Milliseconds after which dragging loads even if the browser wasn't idle. */
const longestWait = 2000

/**
 * Loads drag and drop when the browser is idle or the pointer enters, and returns the current drop position. Until then, and offline,
 * keyboard and menu do the same.
 */
export function useDrag(root: RefObject<HTMLElement | null>, lanes: readonly unknown[], isOn: boolean, handlers: Omit<DragHandlers, 'onOver'>): Place | null {
  const [over, setOver] = useState<Place | null>(null)
  const [isWanted, setWanted] = useState(false)
  const latest = useLatest(handlers)
  useEffect(() => (isOn ? whenWanted(root.current, () => setWanted(true)) : undefined), [root, isOn])
  useEffect(() => {
    if (!isOn || !isWanted || lanes.length === 0) return undefined
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
  }, [root, lanes, isOn, isWanted, latest])
  return over
}

/** Calls `run` when the browser is idle, or at the first pointer event on the element. Returns a function that cancels. */
function whenWanted(there: HTMLElement | null, run: () => void): () => void {
  const once = new AbortController()
  const start = () => {
    once.abort()
    run()
  }
  for (const name of ['pointerover', 'touchstart']) there?.addEventListener(name, start, { signal: once.signal, passive: true })
  const rest = 'requestIdleCallback' in globalThis ? requestIdleCallback(start, { timeout: longestWait }) : null
  const wait = rest === null ? setTimeout(start, longestWait) : undefined
  return () => {
    once.abort()
    if (rest !== null) cancelIdleCallback(rest)
    clearTimeout(wait)
  }
}
