import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type Asked, useAsk } from '../app/useAsk.ts'

export type CallGroupPreviewRequest = PayloadOf<typeof endpoints.previewCallGroupChange>
export type CallGroupPreview = ResponseOf<typeof endpoints.previewCallGroupChange>

/** Requests the effect on call groups once these users have left, or which users need a call group to sign in; null sends no request. */
export function useCallGroupPreview(request: CallGroupPreviewRequest | null): Asked<CallGroupPreview | null> {
  return useAsk(request && JSON.stringify(request), async (api, signal) => request && api.previewCallGroupChange(request, { signal }))
}
