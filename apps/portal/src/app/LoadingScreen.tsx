import { LoadingState } from '@portal/ui'
import { useLocation } from 'react-router-dom'
import { chromeMessages } from './chrome.messages.ts'
import { isSitePath } from './accountAddress.ts'
import { usePortal } from './PortalContext.tsx'
import { SiteLoading } from './SiteLoading.tsx'

/** Shown while the first page's script and data load, inside the page's frame if it is known. */
export function LoadingScreen() {
  const { session } = usePortal()
  const { pathname } = useLocation()
  const t = chromeMessages.useWords()
  return isSitePath(pathname) && session.read() !== null ? <SiteLoading /> : <main><LoadingState label={t.loading} /></main>
}
