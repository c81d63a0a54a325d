import { AppFrame, LoadingState } from '@portal/ui'
import { chromeMessages } from './chrome.messages.ts'
import { Logo } from './Logo.tsx'
import { paths } from './paths.ts'
import { usePortal } from './PortalContext.tsx'

/**
 * The frame of the signed-in area before the user's details have loaded. Its documents are prerendered with it, so that a reload shows it
 * before any script runs.
 */
export function SiteLoading() {
  const { config, session } = usePortal()
  const t = chromeMessages.useWords()
  return (
    <AppFrame
      brand={{ name: config.brand.name, logo: config.brand.logoUrl ? <Logo brand={config.brand} /> : undefined, href: paths.root }}
      supportPhone={config.supportPhone}
      footer={{ company: config.brand.company, privacyHref: config.privacyUrl }}
      isSidebarMinimized={session.preference('sidebar_minimize') === 'true'}
      aria-busy
    >
      <LoadingState label={t.loading} />
    </AppFrame>
  )
}
