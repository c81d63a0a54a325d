import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { typingPause, useAsk } from '#portal/app/useAsk.ts'
import type { SaveCodeRequest } from './codeForm.ts'

type Answer = ResponseOf<typeof endpoints.checkAccessCode>

export type CodeCheck =
  | { kind: 'waiting' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'taken'; answer: Answer }
  | { kind: 'failed' }

/** Checks while the user types whether a code is taken. */
export function useCodeCheck(request: SaveCodeRequest, isWhole: boolean): CodeCheck {
  // The code's label and hours don't affect whether it is free.
  const compared = { ...request, Label: '', Restriction: null, Version: null, IsActive: true }
  const { answer, isLoading } = useAsk(isWhole ? JSON.stringify(compared) : null, (api, signal) => api.checkAccessCode(compared, { signal }), { after: typingPause })
  if (!isWhole) return { kind: 'waiting' }
  if (isLoading) return { kind: 'checking' }
  if (!answer) return { kind: 'failed' }
  return answer.IsFree ? { kind: 'free' } : { kind: 'taken', answer }
}
