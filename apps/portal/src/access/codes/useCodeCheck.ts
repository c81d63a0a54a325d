import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { usePortal } from '../../app/PortalContext.tsx'
import { useLoad } from '../useLoad.ts'
import { useRested } from '../useRested.ts'
import type { SaveCodeRequest } from './codeForm.ts'

type Answer = ResponseOf<typeof endpoints.checkAccessCode>

export type CodeCheck =
  | { kind: 'waiting' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'taken'; answer: Answer }
  | { kind: 'failed' }

/** Whether anybody else has the code, asked while it is typed; an answer that was overtaken never shows. */
export function useCodeCheck(request: SaveCodeRequest, isWhole: boolean): CodeCheck {
  const { api } = usePortal()
  // What it is called and when it opens makes no difference to whether it is free.
  const compared = { ...request, Label: '', Restriction: null, Version: null, IsActive: true }
  const wanted = isWhole ? JSON.stringify(compared) : ''
  const rested = useRested(wanted)
  const { answer, failure, isLoading } = useLoad(`check ${rested}`, (signal) =>
    rested === '' ? Promise.resolve(null) : api.checkAccessCode(JSON.parse(rested) as SaveCodeRequest, { signal }),
  )
  if (wanted === '') return { kind: 'waiting' }
  if (wanted !== rested || isLoading) return { kind: 'checking' }
  if (failure || !answer) return { kind: 'failed' }
  return answer.IsFree ? { kind: 'free' } : { kind: 'taken', answer }
}
