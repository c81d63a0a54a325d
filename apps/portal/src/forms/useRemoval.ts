import type { ApiClient } from '@portal/api-client'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCall, type Calling } from '../app/useCall.ts'

export type Removal = Calling

/** Deletes the page's record: discards the typed text, says that the record was deleted, and leaves the page. */
export function useRemoval<Answer>({ discard }: { discard: () => void }, remove: (api: ApiClient) => Promise<Answer>, leadsTo: string, tell: (answer: Answer) => void): Removal {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCall(
    remove,
    (answer) => {
      discard()
      tell(answer)
      void navigate(leadsTo, { replace: leadsTo === pathname })
    },
    { keepsData: true },
  )
}
