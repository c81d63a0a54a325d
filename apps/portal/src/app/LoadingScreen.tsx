import { LoadingState } from '@portal/ui'
import { useStore } from '@nanostores/react'
import { useLocation } from 'react-router-dom'
import { chromeMessages } from './chrome.messages.ts'
import { isSitePath } from './isSitePath.ts'
import { usePortal } from './PortalContext.tsx'
import { PublicScreen } from './PublicScreen.tsx'
import { SiteLoading } from './SiteLoading.tsx'

/** While the first page's script and data are on their way: in the frame that they will stand in. */
export function LoadingScreen() {
  const { session } = usePortal()
  const { pathname } = useLocation()
  return isSitePath(pathname) && session.read() !== null ? <SiteLoading /> : <PublicLoading />
}

function PublicLoading() {
  const t = useStore(chromeMessages)
  return (
    <PublicScreen>
      <LoadingState label={t.loading} />
    </PublicScreen>
  )
}
