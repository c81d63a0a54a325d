import { gateReasonMessages } from '../i18n/gateReasons.messages.ts'

/** The text for a reader's refusal; an unknown reason is shown unchanged. */
export function useGateReason(): (reason: string) => string {
  const texts: Partial<Record<string, string>> = gateReasonMessages.useWords()
  return (reason) => texts[reason] ?? reason
}
