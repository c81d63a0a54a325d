import { isTimeZone, zoneName } from '@portal/domain'
import { usePortal } from '../app/PortalContext.tsx'
import { sentenceCase } from './sentenceCase.ts'
import { useLocaleTag } from './catalogue.ts'

/** Returns the name of a time zone, such as "Central Time". */
export function useZoneName(): (timeZone: string) => string {
  const { api } = usePortal()
  const tag = useLocaleTag()
  return (timeZone) => (isTimeZone(timeZone) ? sentenceCase(zoneName(tag, timeZone, api.serverNow()), tag) : timeZone)
}
