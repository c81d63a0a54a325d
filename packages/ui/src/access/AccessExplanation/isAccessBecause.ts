import type { AccessBecause } from '@portal/domain'
import { accessExplanationMessages } from './AccessExplanation.messages.ts'

/** Whether this library has words for a reason that a service sent. */
export function isAccessBecause(because: string): because is AccessBecause {
  return Object.hasOwn(accessExplanationMessages.because, because)
}
