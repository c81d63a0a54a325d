import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { isLocale, locale } from '../i18n/catalogue.ts'
import { createPortalRouter } from './createPortalRouter.tsx'
import { createPortal, type Portal } from './Portal.ts'
import { makeClient } from './makeClient.ts'
import { PortalApp } from './PortalApp.tsx'
import { readConfigAnswer } from './readConfigAnswer.ts'
import { showStartFailure } from './showStartFailure.tsx'

/** The answer to `/config.json`, asked beside the scripts; or the portal and the root of a public page that was there first. */
export type PortalStart = { config: Promise<Response> } | { portal: Portal; root: Root | undefined }

/** Renders the whole portal, with its router. What is on the screen stays until the first route can be shown in its place. */
export async function startPortal(element: HTMLElement, start: PortalStart): Promise<void> {
  try {
    const portal = 'portal' in start ? start.portal : createPortal(await readConfigAnswer(start.config), { makeClient })
    // Beside the route's own files; what fails here is tried again when it is needed.
    portal.prepare().catch(() => {})
    const language = portal.session.preference('lang')
    if (isLocale(language)) locale.set(language)
    const router = createPortalRouter(portal)
    await firstRoute(router, element)
    const root = ('root' in start ? start.root : undefined) ?? createRoot(element)
    root.render(
      <StrictMode>
        <PortalApp portal={portal} router={router} />
      </StrictMode>,
    )
  } catch (error) {
    showStartFailure(element, error)
  }
}

/** Waits for the first route's script and data, but not so long that an empty page would stay empty. */
function firstRoute(router: ReturnType<typeof createPortalRouter>, element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
    if (element.childElementCount === 0) setTimeout(resolve, 3000)
  })
}
