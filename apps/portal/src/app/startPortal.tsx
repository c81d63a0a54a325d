import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { isLocale, locale } from '../i18n/catalogue.ts'
import { firstLanguage } from '../session/firstLanguage.ts'
import { splitAddress } from './accountAddress.ts'
import { createPortalRouter } from './createPortalRouter.tsx'
import { createPortal } from './createPortal.ts'
import type { Portal } from './Portal.ts'
import { loadAhead } from './loadAhead.ts'
import { makeClient } from './makeClient.ts'
import { PortalApp } from './PortalApp.tsx'
import { readConfigAnswer } from './readConfigAnswer.ts'
import { isSitePath } from './isSitePath.ts'
import { showStartFailure } from './showStartFailure.tsx'

/** The answer to `/config.json`, asked beside the scripts; or the portal and the root of a public page that was there first. */
export type PortalStart = { config: Promise<Response> } | { portal: Portal; root: Root | undefined }

/** Renders the whole portal, with its router. What is on the screen stays until the first route can be shown in its place. */
export async function startPortal(element: HTMLElement, start: PortalStart): Promise<void> {
  try {
    const portal = 'portal' in start ? start.portal : createPortal(await readConfigAnswer(start.config), { makeClient })
    // Beside the route's own files; what fails here is tried again when it is needed.
    portal.prepare().catch(() => {})
    const language = firstLanguage(portal.session.preference('lang'))
    if (isLocale(language)) locale.set(language)
    portal.enterAccount(splitAddress(location.pathname).account)
    // The router reads its table of pages in a task of its own.
    await new Promise((resolve) => setTimeout(resolve))
    const router = createPortalRouter(portal)
    const isFirst = 'config' in start && isSitePath(location.pathname)
    await firstRoute(router, isFirst ? framePatience(portal, element) : element.childElementCount === 0 ? 3000 : null)
    const root = ('root' in start ? start.root : undefined) ?? createRoot(element)
    const render = () =>
      root.render(
        <StrictMode>
          <PortalApp portal={portal} router={router} />
        </StrictMode>,
      )
    // In slices: what the person does meanwhile is not kept waiting. RouterProvider reads the router while it is drawn and listens afterwards:
    // between two slices it would miss that the first route has loaded, and show for ever that it loads.
    if (router.state.initialized) startTransition(render)
    else flushSync(render)
    loadAhead(router, document, portal.prepare)
  } catch (error) {
    showStartFailure(element, error)
  }
}

/** How long, in ms, the signed-in frame of the document may stand: null where it is as this person knows it. */
function framePatience({ session }: Portal, element: HTMLElement): number | null {
  const isPrerendered = element.childElementCount > 0
  return isPrerendered && locale.get() === 'en' && session.preference('sidebar_minimize') !== 'true' ? null : 0
}

/** Waits for the first route's script and data; after `patience` ms the router shows that they are on their way. */
function firstRoute(router: ReturnType<typeof createPortalRouter>, patience: number | null): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
    if (patience !== null) setTimeout(resolve, patience)
  })
}
