import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { usePortal } from './PortalContext.tsx'
import { askedAgain } from './Question.ts'

/**
 * Asks again and again while `isWanted`, `pause` milliseconds apart, never two at once. Nothing is asked while the page is unseen or offline; it
 * is asked at once when that ends. Nor is anything asked once the session has ended, while the sign-in page is on its way. Where `ask`
 * rejects, it is asked again all the same.
 */
export function usePolling(isWanted: boolean, pause: number, ask: (signal: AbortSignal) => Promise<void>): void {
  const { session } = usePortal()
  const poll = useId()
  useQuery({
    // What is no longer wanted is given up.
    queryKey: [poll, isWanted],
    queryFn: async ({ signal }) => {
      if (session.read() !== null && navigator.onLine) await ask(signal)
      return null
    },
    // Nothing is asked before the first pause is over.
    initialData: null,
    staleTime: Infinity,
    gcTime: 0,
    enabled: isWanted,
    ...askedAgain,
    refetchInterval: pause,
    notifyOnChangeProps: [],
  })
}
