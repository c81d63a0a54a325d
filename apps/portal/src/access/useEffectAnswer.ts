import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type Asked, typingPause, useAsk } from '../app/useAsk.ts'

export type AccessChange = PayloadOf<typeof endpoints.previewRestrictionEffect>['Change']
export type Effect = ResponseOf<typeof endpoints.previewRestrictionEffect>

/** The effect of a change, requested after a pause in editing; null if there is nothing to compute. */
export function useEffectAnswer(change: AccessChange | null): Asked<Effect | null> | null {
  const asked = useAsk(change && JSON.stringify(change), async (api, signal) => change && api.previewRestrictionEffect({ Change: change }, { signal }), { after: typingPause })
  return change === null ? null : asked
}
