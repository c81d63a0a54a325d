import type { CallWarning } from '@portal/domain'

/** Whether a warning is shown at the end of the plan, because it is about the phone number or the end of the call. */
export function isAboutNumber(warning: CallWarning): boolean {
  if (warning.code === 'nobodyRings' || warning.code === 'endsUnanswered' || warning.code === 'noNumbers') return true
  return 'phone' in warning && warning.phone.startsWith('number:')
}
