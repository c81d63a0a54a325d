import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useLatest } from '../../internal/useLatest.ts'

const step = 50

const isHoldKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter'

/** Hold by pointer, Space or Enter. An early release cancels. `progress` runs from 0 to 1; at 1 `onHeld` is called once. */
export function useHold(duration: number, onHeld: () => void) {
  const [progress, setProgress] = useState(0)
  const timer = useRef(0)
  const held = useLatest(onHeld)
  const cancel = () => {
    window.clearInterval(timer.current)
    timer.current = 0
    setProgress(0)
  }
  useEffect(() => () => window.clearInterval(timer.current), [])

  const start = () => {
    if (timer.current !== 0) return
    const startedAt = performance.now()
    timer.current = window.setInterval(() => {
      const share = Math.min(1, (performance.now() - startedAt) / duration)
      setProgress(share)
      if (share < 1) return
      cancel()
      held.current()
    }, step)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) start()
    },
    onPointerUp: cancel,
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    onKeyDown: (event: KeyboardEvent) => {
      if (!isHoldKey(event)) return
      event.preventDefault()
      if (!event.repeat) start()
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (isHoldKey(event)) cancel()
    },
    onBlur: cancel,
    // A long press on a phone would open the context menu and end the hold.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
  return { progress, handlers }
}
