import { findTextProblem } from '@portal/domain'
import { typingPause, useAsk } from '../app/useAsk.ts'

/** What is known about a value that may be there once only. */
export type Uniqueness =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'free' }
  /** `message` is the service's sentence; `who` has it, empty where the viewer may not know; `nextFree`: a free value, where one can be made. */
  | { kind: 'taken'; message: string; who: string; nextFree: string | null }
  /** The check itself failed: saving decides. */
  | { kind: 'unknown' }

export interface UniqueAnswer {
  IsUnique: boolean
  message: string
  TakenBy: string
  NextFree: string | null
}

/** The text, where it may be stored at all; empty where it may not, so that nobody calls it free. */
export const storable = (text: string): string => (findTextProblem(text.trim()) === null ? text : '')

/** Whether a typed value is free. Give '' for a value that its own rule refuses: it is not asked about. What the record has itself (`saved`) needs no question. */
export function useUnique(value: string, saved: string, ask: (value: string, signal: AbortSignal) => Promise<UniqueAnswer>): Uniqueness {
  const text = value.trim()
  const key = text === '' || text === saved.trim() ? null : text
  // However it fails, even by an answer that nobody understands: it must not take the form away.
  const { answer, isLoading } = useAsk(key, (signal) => ask(text, signal).catch(() => null), { after: typingPause })
  if (key === null) return { kind: 'idle' }
  if (isLoading) return { kind: 'checking' }
  if (!answer) return { kind: 'unknown' }
  return answer.IsUnique ? { kind: 'free' } : { kind: 'taken', message: answer.message, who: answer.TakenBy, nextFree: answer.NextFree }
}
