import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { usePortal } from './PortalContext.tsx'
import { askedAgain, type Question } from './asking.tsx'

/**
 * Polls while `isWanted`, every `pause` milliseconds, one request at a time. Stops while the page is hidden or offline, then continues at
 * once. Stops when the session has ended. Continues if `ask` rejects. Also sends a request at once after a change of a kind in
 * `changesWith`.
 */
export function usePolling(isWanted: boolean, pause: number, ask: (signal: AbortSignal) => Promise<void>, changesWith: Question<void>['changesWith'] = []): void {
  const { session } = usePortal()
  const poll = useId()
  useQuery({
    queryKey: [poll, isWanted],
    meta: { changesWith },
    queryFn: async ({ signal }) => {
      if (session.read() !== null && navigator.onLine) await ask(signal)
      return null
    },
    // The first request is sent after the first pause.
    initialData: null,
    staleTime: Infinity,
    gcTime: 0,
    enabled: isWanted,
    ...askedAgain,
    refetchInterval: pause,
    notifyOnChangeProps: [],
  })
}
