import { useEffect, useState } from 'react'
import { useSetting } from './PortalProvider.tsx'
import { useViewerTimeZone } from './useViewerTimeZone.ts'

interface Given {
  now?: number | undefined
  timeZone?: string | undefined
}

/** Milliseconds between two looks at the clock, where the caller does not say what time it is. */
const interval = 30_000

/** Zone, present and language in which times are written: what the caller says, else what the provider says, else the reader's machine. */
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
