import { clocksDiffer, zoneName } from '@portal/domain'
import { useLocaleTag } from '../i18n/catalogue.ts'
import { chromeMessages } from './chrome.messages.ts'
import { usePortal } from './PortalContext.tsx'
import { useViewerTimeZone } from './useViewerTimeZone.ts'

/** The facts about a list, with the property's zone if it differs from the reader's: "12 codes · Times in Central Time". */
export function useTimesIn(facts: string, timeZone: string | undefined): string {
  const t = chromeMessages.useWords()
  const tag = useLocaleTag()
  const viewer = useViewerTimeZone()
  const now = usePortal().api.serverNow()
  if (timeZone === undefined || !clocksDiffer(timeZone, viewer, now)) return facts
  const times = t.timesIn({ zone: zoneName(tag, timeZone, now) })
  return facts.endsWith('.') ? `${facts} ${times}.` : `${facts} · ${times}`
}
