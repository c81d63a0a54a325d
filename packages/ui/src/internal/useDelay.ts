import { useEffect, useState } from 'react'

/**
 * Returns true once `isOn` has been true for `delay` milliseconds, so that quick answers don't flicker. Later it returns `isOn` without a
 * delay.
 */
export function useDelay(isOn: boolean, delay: number): boolean {
  const [isDue, setDue] = useState(delay === 0)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = window.setTimeout(() => setDue(true), delay)
    return () => window.clearTimeout(timer)
  }, [isOn, delay])
  return isOn && isDue
}
