import { StrictMode, startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PortalConfig } from '../config/portalConfig.ts'
import { isLocale, locale } from '../i18n/catalogue.ts'
import { prerenderedConfig } from '../prerender/prerenderedConfig.ts'
import { firstLanguage } from '../session/firstLanguage.ts'
import { createPortal } from './createPortal.ts'
import { publicPaths } from './publicPaths.ts'
import { PublicApp } from './PublicApp.tsx'
import type { Place, PublicPage } from './PublicPage.ts'
import { showStartFailure } from './showStartFailure.tsx'
import { whenIdle } from './whenIdle.ts'

export interface PublicStart {
  page: PublicPage<unknown>
  params: Place['params']
  /** The answer to `/config.json`, requested while scripts load. */
  config: Promise<Response>
}

/** Shows a public page: a separate program without the router. Its links lead to other documents. */
export async function startPublic(element: HTMLElement, { page, params, config: asked }: PublicStart): Promise<void> {
  const prerendered = prerenderedConfig(document)
  try {
    const end = await show(page, prerendered ?? (await readConfig(asked)), { element, params, isPrerendered: prerendered !== null })
    if (prerendered === null) return
    // A failed check for a newer configuration is ignored, because the page works with the old one.
    const current = await newerConfig(prerendered, asked).catch(() => null)
    if (current && end()) await show(page, current, { element, params, isPrerendered: false })
  } catch (error) {
    showStartFailure(element, error)
  }
}

const readConfig = async (asked: Promise<Response>) => (await import('./readConfigAnswer.ts')).readConfigAnswer(asked)

/** The deployment's configuration if the document was prerendered with another one; null if it is the same or can't be loaded. */
async function newerConfig(prerendered: PortalConfig, asked: Promise<Response>): Promise<PortalConfig | null> {
  const answer = await asked.catch(() => null)
  const current = answer && (await readConfig(Promise.resolve(answer)))
  return JSON.stringify(current) === JSON.stringify(prerendered) ? null : current
}

interface Showing {
  element: HTMLElement
  params: Place['params']
  isPrerendered: boolean
}

/** Shows a page and returns a function that removes it; false if something else replaced it. */
async function show(page: PublicPage<unknown>, config: PortalConfig, { element, params, isPrerendered }: Showing): Promise<() => boolean> {
  const portal = createPortal(config)
  let root: Root | undefined
  const over = new AbortController()
  portal.go = async (path, { isReplacing = false } = {}) => {
    if (new URL(path, location.href).pathname === location.pathname && isReplacing) return history.replaceState(null, '', path)
    over.abort()
    if (portal.session.isPersistent || portal.session.read() === null) return portal.leave(path, { isReplacing })
    // Navigating to another document would lose a session that the browser doesn't store.
    history.pushState(null, '', path)
    root?.unmount()
    await (await import('./startPortal.tsx')).startPortal(element, portal)
  }
  portal.onSessionExpired = (hadToken) => {
    if (hadToken) portal.tellAtLogin('expired')
    void portal.go(publicPaths.login)
  }
  portal.session.onChangedElsewhere(() => {
    if (!over.signal.aborted) location.reload()
  })

  let { Component } = page
  let data: unknown
  try {
    data = await page.load(portal, { url: new URL(location.href), params, signal: over.signal })
  } catch (error) {
    const failed = error instanceof Response ? { target: error.headers.get('Location') } : await (await import('../routes/status/failedPage.tsx')).failedPage(portal, error)
    if ('target' in failed) {
      await portal.leave(failed.target ?? publicPaths.error, { isReplacing: true })
      return () => false
    }
    ;({ Component, data } = failed)
  }

  const onUncaughtError = () => location.replace(publicPaths.error)
  const app = (later?: ReactNode) => (
    <StrictMode>
      <PublicApp portal={portal} page={{ ...page, Component }} data={data} onShown={onShown}>
        {later}
      </PublicApp>
    </StrictMode>
  )
  const onShown = () => {
    // The language is set only after the first render, which must match the document.
    const language = firstLanguage(portal.session.preference('lang'))
    if (isLocale(language)) locale.set(language)
    const callOff = whenIdle(async () => {
      const { PublicGuard } = await import('./PublicGuard.tsx')
      if (!over.signal.aborted) root?.render(app(<PublicGuard />))
      await portal.prepare()
    }, element)
    over.signal.addEventListener('abort', callOff, { once: true })
  }
  // The page renders as a transition, so that user input isn't blocked.
  startTransition(() => {
    if (isPrerendered) root = hydrateRoot(element, app(), { onUncaughtError })
    else {
      root = createRoot(element, { onUncaughtError })
      root.render(app())
    }
  })
  return () => {
    if (over.signal.aborted) return false
    over.abort()
    root?.unmount()
    return true
  }
}
