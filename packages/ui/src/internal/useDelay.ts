import { useEffect, useState } from 'react'

/** Whether `isOn` has lasted `delay` ms, so that quick answers don't flash. Waits only once. */
export function useDelay(isOn: boolean, delay: number): boolean {
  const [isDue, setDue] = useState(delay === 0)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = window.setTimeout(() => setDue(true), delay)
    return () => window.clearTimeout(timer)
  }, [isOn, delay])
  return isOn && isDue
}
