import { useEffect, useState } from 'react'
import type { Clock } from '../../internal/clock.ts'

/** The system's clock. The clock is a separate function, so that tests can replace `Date`. */
export const systemClock: Clock = () => Date.now()

/** The current time, updated every `interval` milliseconds. */
export function useNow(interval: number, clock: Clock = systemClock): number {
  const [now, setNow] = useState(() => clock())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), interval)
    return () => clearInterval(timer)
  }, [interval, clock])
  return now
}
