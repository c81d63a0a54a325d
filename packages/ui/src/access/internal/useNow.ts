import { useEffect, useState } from 'react'

/** Milliseconds since 1970. */
export type Clock = () => number

/** Bound late, so that a replaced `Date` counts. */
export const systemClock: Clock = () => Date.now()

/** The present, again every `interval` milliseconds. */
export function useNow(interval: number, clock: Clock = systemClock): number {
  const [now, setNow] = useState(() => clock())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), interval)
    return () => clearInterval(timer)
  }, [interval, clock])
  return now
}
