import type { AccessBecause } from '@portal/domain'
import { accessExplanationMessages } from './AccessExplanation.messages.ts'

/** Whether a reason that a service gave is one that this library has words for. */
export function isAccessBecause(because: string): because is AccessBecause {
  return Object.hasOwn(accessExplanationMessages.because, because)
}
