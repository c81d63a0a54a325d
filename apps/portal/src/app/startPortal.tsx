import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { carryTyped } from '../prerender/carryTyped.ts'
import { readPortalConfig } from '../config/portalConfig.ts'
import { isLocale, locale } from '../i18n/catalogue.ts'
import { reloadOnceForNewVersion } from './chunkReload.ts'
import { createPortalRouter } from './createPortalRouter.tsx'
import { createPortal } from './Portal.ts'
import { PortalApp } from './PortalApp.tsx'
import { StartFailure } from './StartFailure.tsx'

/** Reads the deployment's configuration, then renders; a portal that cannot start says why instead of staying blank. */
export async function startPortal(element: HTMLElement): Promise<void> {
  try {
    reloadOnceForNewVersion(import.meta.url)
    if (!isSecureContext) throw new Error('This address is not secure. Open the portal by its https address.')
    const answer = await fetch('/config.json', { cache: 'no-store' })
    if (!answer.ok) throw new Error(`/config.json answered ${answer.status}.`)
    const portal = createPortal(readPortalConfig(await answer.json()))
    const stored = portal.session.preference('lang')
    if (isLocale(stored)) locale.set(stored)
    const router = createPortalRouter(portal)
    // The prerendered page stays until the first route can be shown in its place.
    await firstRoute(router)
    const restoreTyped = carryTyped(element)
    const root = createRoot(element)
    flushSync(() =>
      root.render(
        <StrictMode>
          <PortalApp portal={portal} router={router} />
        </StrictMode>,
      ),
    )
    restoreTyped()
  } catch (error) {
    createRoot(element).render(<StartFailure cause={error instanceof Error ? error.message : String(error)} />)
  }
}

/** Waits for the first route's script and data, but not so long that an empty page would stay empty. */
function firstRoute(router: ReturnType<typeof createPortalRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
    setTimeout(resolve, 3000)
  })
}
