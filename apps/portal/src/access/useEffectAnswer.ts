import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { usePortal } from '../app/PortalContext.tsx'
import { type Loaded, useLoad } from './useLoad.ts'
import { useRested } from './useRested.ts'

export type AccessChange = PayloadOf<typeof endpoints.previewRestrictionEffect>['Change']
export type Effect = ResponseOf<typeof endpoints.previewRestrictionEffect>

/** What a change would do, asked once the editing rests for a moment; null where there is nothing to work out. */
export function useEffectAnswer(change: AccessChange | null): Loaded<Effect | null> | null {
  const { api } = usePortal()
  const wanted = change === null ? '' : JSON.stringify(change)
  const rested = useRested(wanted)
  const loaded = useLoad<Effect | null>(rested, (signal) =>
    rested === '' ? Promise.resolve(null) : api.previewRestrictionEffect({ Change: JSON.parse(rested) as AccessChange }, { signal }),
  )
  return change === null ? null : { ...loaded, isLoading: loaded.isLoading || rested !== wanted }
}
