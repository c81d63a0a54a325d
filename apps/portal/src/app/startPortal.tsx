import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { isLocale, locale } from '../i18n/catalogue.ts'
import { firstLanguage } from '../session/firstLanguage.ts'
import { splitAddress, isSitePath } from './accountAddress.ts'
import { createPortalRouter } from './createPortalRouter.tsx'
import { createPortal } from './createPortal.ts'
import type { Portal } from './Portal.ts'
import { loadAhead } from './loadAhead.ts'
import { makeClient } from './makeClient.ts'
import { PortalApp } from './PortalApp.tsx'
import { readConfigAnswer } from './readConfigAnswer.ts'
import { showStartFailure } from './showStartFailure.tsx'

/**
 * Shows the signed-in area. The current screen stays until the first route is ready. `start`: the answer to `/config.json`, or the portal
 * of a sign-in whose session the browser doesn't store.
 */
export async function startPortal(element: HTMLElement, start: Promise<Response> | Portal): Promise<void> {
  try {
    const isFirstDocument = start instanceof Promise
    const portal = isFirstDocument ? createPortal(await readConfigAnswer(start), { makeClient }) : start
    // The key and the definitions are loaded in parallel with the route's files. If that fails, they are loaded again when needed.
    portal.prepare().catch(() => {})
    const language = firstLanguage(portal.session.preference('lang'))
    if (isLocale(language)) locale.set(language)
    portal.enterAccount(splitAddress(location.pathname).account)
    // The router's table of pages is evaluated in a task of its own.
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
    // As a transition, so that user input isn't blocked. RouterProvider reads the router during render and subscribes afterwards: in a
    // transition it could miss that the first route has loaded.
    if (router.state.initialized) startTransition(render)
    else flushSync(render)
    loadAhead(router, document, portal.prepare)
  } catch (error) {
    showStartFailure(element, error)
  }
}

/** Milliseconds for which the document's prerendered frame may stay; null if the frame already looks like this user's. */
function framePatience({ session }: Portal, element: HTMLElement): number | null {
  const isPrerendered = element.childElementCount > 0
  return isPrerendered && locale.get() === 'en' && session.preference('sidebar_minimize') !== 'true' ? null : 0
}

/** Waits for the first route's script and data. After `patience` milliseconds, the router shows that they are loading. */
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
