import { useCallback, useEffect, useRef } from 'react'
import { useLatest } from '../../internal/useLatest.ts'

/**
 * Calls `onEnd` after `duration` milliseconds, not counting the time between `pause` and `resume`. A new `key` restarts the timer, unless
 * `isHeld`, which means that the pointer or focus is on the toast.
 */
export function useToastTimer(key: number | undefined, duration: number, isHeld: () => boolean, onEnd: () => void) {
  const state = useRef({ remaining: duration, startedAt: 0, timer: 0 })
  const end = useLatest(onEnd)
  const held = useLatest(isHeld)

  const pause = useCallback(() => {
    const now = state.current
    if (now.timer === 0) return
    window.clearTimeout(now.timer)
    state.current = { remaining: now.remaining - (performance.now() - now.startedAt), startedAt: 0, timer: 0 }
  }, [])

  const resume = useCallback(() => {
    if (state.current.timer !== 0) return
    const { remaining } = state.current
    const timer = window.setTimeout(() => end.current(), remaining)
    state.current = { remaining, startedAt: performance.now(), timer }
  }, [end])

  useEffect(() => {
    if (key === undefined) return undefined
    state.current = { remaining: duration, startedAt: 0, timer: 0 }
    if (!held.current()) resume()
    return pause
  }, [key, duration, held, pause, resume])

  return { pause, resume }
}
