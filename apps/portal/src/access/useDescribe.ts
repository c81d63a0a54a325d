import { describeRestriction, unrestricted, type Restriction } from '@portal/domain'
import { useCallback } from 'react'
import { usePortal } from '../app/PortalContext.tsx'
import { useViewerTimeZone } from '../app/useViewerTimeZone.ts'
import { useLocaleTag } from '../i18n/catalogue.ts'

/** A restriction as one sentence, in the user's language. The sentence names the time zone if it is given. */
export function useDescribe(): (restriction: Partial<Restriction>, timeZone?: string) => string {
  const tag = useLocaleTag()
  const viewerTimeZone = useViewerTimeZone()
  const { serverNow } = usePortal().api
  return useCallback(
    (restriction, timeZone) =>
      describeRestriction({ ...unrestricted, ...restriction }, { locale: tag, timeZone, viewerTimeZone, now: serverNow() }),
    [tag, viewerTimeZone, serverNow],
  )
}
