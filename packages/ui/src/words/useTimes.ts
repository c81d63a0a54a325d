import { useEffect, useState } from 'react'
import { useSetting } from './PortalProvider.tsx'
import { useViewerTimeZone } from './useViewerTimeZone.ts'

interface Given {
  now?: number | undefined
  timeZone?: string | undefined
}

/** Milliseconds between two updates of the current time, if the caller passes none. */
const interval = 30_000

/** Time zone, current time and locale for writing times: the caller's, else the provider's, else the machine's. */
export function useTimes({ now, timeZone }: Given): { now: number, timeZone: string, locale: string } {
  const { clock, timeZone: zone, locale } = useSetting()
  const viewerZone = useViewerTimeZone(undefined)
  const [present, setPresent] = useState(clock)
  const isTold = now !== undefined
  useEffect(() => {
    if (isTold) return undefined
    const timer = setInterval(() => setPresent(clock()), interval)
    return () => clearInterval(timer)
  }, [isTold, clock])
  return { now: now ?? present, timeZone: timeZone ?? zone ?? viewerZone ?? 'UTC', locale }
}
