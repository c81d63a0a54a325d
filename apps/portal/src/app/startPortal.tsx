import '@fontsource-variable/inter/index.css'
import '@portal/ui/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readPortalConfig } from '../config/portalConfig.ts'
import { isLocale, locale } from '../i18n/catalogue.ts'
import { reloadOnceForNewVersion } from './chunkReload.ts'
import { createPortal } from './Portal.ts'
import { PortalApp } from './PortalApp.tsx'
import { StartFailure } from './StartFailure.tsx'

/** Reads the deployment's configuration, then renders; a portal that cannot start says why instead of staying blank. */
export async function startPortal(element: HTMLElement): Promise<void> {
  const root = createRoot(element)
  try {
    reloadOnceForNewVersion(import.meta.url)
    if (!isSecureContext) throw new Error('This address is not secure. Open the portal by its https address.')
    const answer = await fetch('/config.json', { cache: 'no-store' })
    if (!answer.ok) throw new Error(`/config.json answered ${answer.status}.`)
    const portal = createPortal(readPortalConfig(await answer.json()))
    const stored = portal.session.preference('lang')
    if (isLocale(stored)) locale.set(stored)
    root.render(
      <StrictMode>
        <PortalApp portal={portal} />
      </StrictMode>,
    )
  } catch (error) {
    root.render(<StartFailure cause={error instanceof Error ? error.message : String(error)} />)
  }
}
