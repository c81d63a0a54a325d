import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
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

/** Shows the signed-in area. What is on the screen stays until the first route can be shown in its place. `start`: the answer to `/config.json`, or the portal of a sign-in whose session no other document would know. */
export async function startPortal(element: HTMLElement, start: Promise<Response> | Portal): Promise<void> {
  try {
    const isFirstDocument = start instanceof Promise
    const portal = isFirstDocument ? createPortal(await readConfigAnswer(start), { makeClient }) : start
    // Beside the route's own files; what fails here is tried again when it is needed.
    portal.prepare().catch(() => {})
    const language = firstLanguage(portal.session.preference('lang'))
    if (isLocale(language)) locale.set(language)
    portal.enterAccount(splitAddress(location.pathname).account)
    // The router reads its table of pages in a task of its own.
    await new Promise((resolve) => setTimeout(resolve))
    const router = createPortalRouter(portal)
    const isFirst = isFirstDocument && isSitePath(location.pathname)
    await firstRoute(router, isFirst ? framePatience(portal, element) : element.childElementCount === 0 ? 3000 : null)
    const root = createRoot(element)
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
