import { useState } from 'react'
import { usePortal } from '../../../app/PortalContext.tsx'
import { usePolling } from '../../../app/usePolling.ts'
import { toLogRequest, type LogAddress } from './logQuery.ts'

/** Milliseconds between two questions. */
const pause = 5000

/**
 * How many lines have come since the list was read, asked for again and again while the page is in sight. Nothing is put into the list: what
 * somebody reads stays where it is until they ask for more.
 */
export function useLogTail(address: LogAddress, newest: string | undefined, isWanted: boolean): { fresh: number; isMore: boolean; isLost: boolean } {
  const { api } = usePortal()
  const key = `${JSON.stringify(address)} ${newest}`
  const [known, setKnown] = useState({ key, fresh: 0, isMore: false, isLost: false })
  usePolling(isWanted, pause, async (signal) => {
    try {
      const { Lines } = await api.getLog({ ...toLogRequest(address), count: 20, ...(newest !== undefined && { After: newest }) }, { signal })
      if (!signal.aborted) setKnown({ key, fresh: Lines.length, isMore: Lines.length === 20, isLost: false })
    } catch {
      if (!signal.aborted) setKnown((before) => ({ ...before, key, isLost: true }))
    }
  })
  return known.key === key ? known : { fresh: 0, isMore: false, isLost: false }
}
