import { useEffect } from 'react'
import { AlertNotices, type AlertNoticesProps } from '../alerts/AlertNotices.tsx'
import { usePortal } from '../app/PortalContext.tsx'
import { useRights } from '../app/useRights.ts'
import { CallBanner } from '../calls/visitorCalls/CallBanner.tsx'
import { followLive } from './followLive.ts'

export interface LivePartsProps extends AlertNoticesProps {
  /** Whether the user may answer visitor calls. */
  mayAnswer: boolean
}

/** Parts of every signed-in page that follow the live stream of changes and show visitor calls. */
export function LiveParts({ mayAnswer, onOpenAlertsChange }: LivePartsProps) {
  const mayBeTold = useRights()('dashboard.view')
  const portal = usePortal()
  useEffect(() => followLive(portal), [portal])
  return (
    <>
      {mayAnswer && <CallBanner />}
      {mayBeTold && <AlertNotices onOpenAlertsChange={onOpenAlertsChange} />}
    </>
  )
}
