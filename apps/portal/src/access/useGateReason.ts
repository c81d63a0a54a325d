import { useStore } from '@nanostores/react'
import { gateReasonMessages } from '../i18n/gateReasons.messages.ts'

/** Why a reader refused, in words; a reason that has none yet is shown as it came. */
export function useGateReason(): (reason: string) => string {
  const texts: Partial<Record<string, string>> = useStore(gateReasonMessages)
  return (reason) => texts[reason] ?? reason
}
