import type { CallWarning } from '@portal/domain'

/** Whether a warning stands at the end of the plan: about its telephone number, or about how the call ends. */
export function isAboutNumber(warning: CallWarning): boolean {
  if (warning.code === 'nobodyRings' || warning.code === 'endsUnanswered' || warning.code === 'noNumbers') return true
  return 'phone' in warning && warning.phone.startsWith('number:')
}
