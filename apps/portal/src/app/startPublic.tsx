import { StrictMode, startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PortalConfig } from '../config/portalConfig.ts'
import { isLocale, locale } from '../i18n/catalogue.ts'
import { prerenderedConfig } from '../prerender/prerenderedConfig.ts'
import { firstLanguage } from '../session/firstLanguage.ts'
import type { MakeClient } from './makeClient.ts'
import { publicPaths } from './publicPaths.ts'
import { createPortal } from './createPortal.ts'
import type { Portal } from './Portal.ts'
import { PublicApp } from './PublicApp.tsx'
import type { Place, PublicPage } from './PublicPage.ts'
import { showStartFailure } from './showStartFailure.tsx'
import { whenIdle } from './whenIdle.ts'

/** What a page can have at hand, or fetch when it needs it. */
export interface Means {
  readConfig: (asked: Promise<Response>) => Promise<PortalConfig>
  makeClient: MakeClient
}

export interface PublicStart {
  element: HTMLElement
  /** The answer to `/config.json`, asked beside the scripts. */
  config: Promise<Response>
  params: Place['params']
  /** The whole portal, with its router, in the page's place. */
  takeOver: (element: HTMLElement, from: { portal: Portal; root: Root | undefined }) => Promise<void>
}

/** What the file of a page before signing in exports: for the router, and for a visit that begins there. */
export function publicEntry<Data>(page: PublicPage<Data>, means: Means) {
  return { page, start: (given: PublicStart): Promise<void> => startPublic(page, given, means) }
}

/** Shows a page before signing in without the router. Where it leads elsewhere, or fails, the whole portal takes over. */
async function startPublic<Data>(page: PublicPage<Data>, { element, config: asked, params, takeOver }: PublicStart, { readConfig, makeClient }: Means): Promise<void> {
  const prerendered = prerenderedConfig(document)
  try {
    if (prerendered === null) return void (await show(page, await readConfig(asked), { element, params, takeOver, makeClient, isPrerendered: false }))
    const end = await show(page, prerendered, { element, params, takeOver, makeClient, isPrerendered: true })
    // The page works: what only would have said that it is out of date must not take it away.
    const current = await newerConfig(prerendered, asked, readConfig).catch(() => null)
    if (current && end()) await show(page, current, { element, params, takeOver, makeClient, isPrerendered: false })
  } catch (error) {
    showStartFailure(element, error)
  }
}

/** The deployment's configuration where the document was prerendered with another one; null where it is the same, or cannot be reached. */
async function newerConfig(prerendered: PortalConfig, asked: Promise<Response>, readConfig: Means['readConfig']): Promise<PortalConfig | null> {
  const answer = await asked.catch(() => null)
  const current = answer && (await readConfig(Promise.resolve(answer)))
  return JSON.stringify(current) === JSON.stringify(prerendered) ? null : current
}

interface Showing extends Pick<PublicStart, 'element' | 'params' | 'takeOver'>, Pick<Means, 'makeClient'> {
  isPrerendered: boolean
}

/** Answers the function that takes the page away again; false where something else has taken its place. */
async function show<Data>(page: PublicPage<Data>, config: PortalConfig, { element, params, takeOver, makeClient, isPrerendered }: Showing): Promise<() => boolean> {
  const portal = createPortal(config, { makeClient })
  let root: Root | undefined
  const over = new AbortController()
  const handOver = async (path: string, isReplacing = false) => {
    over.abort()
    history[isReplacing ? 'replaceState' : 'pushState'](null, '', path)
    await takeOver(element, { portal, root })
  }
  portal.go = async (path, { isReplacing = false } = {}) => {
    if (new URL(path, location.href).pathname === location.pathname && isReplacing) history.replaceState(null, '', path)
    else await handOver(path, isReplacing)
  }
  portal.onSessionExpired = (hadToken) => {
    if (hadToken) portal.tellAtLogin('expired')
    void handOver(publicPaths.login)
  }
  portal.session.onChangedElsewhere(() => {
    if (!over.signal.aborted) location.reload()
  })

  let data: Data
  try {
    data = await page.load(portal, { url: new URL(location.href), params, signal: over.signal })
  } catch (error) {
    const target = error instanceof Response ? error.headers.get('Location') : null
    // Without a target the portal loads the page once more, and its error page says what is wrong.
    await handOver(target ?? location.href, true)
    return () => false
  }

  const onUncaughtError = () => location.replace('/error')
  const app = (later?: ReactNode) => (
    <StrictMode>
      <PublicApp portal={portal} page={page} data={data} onShown={onShown}>
        {later}
      </PublicApp>
    </StrictMode>
  )
  const onShown = () => {
    // Not before: the first rendering must be the document's.
    const language = firstLanguage(portal.session.preference('lang'))
    if (isLocale(language)) locale.set(language)
    const callOff = whenIdle(async () => {
      const { PublicGuard } = await import('./PublicGuard.tsx')
      if (!over.signal.aborted) root?.render(app(<PublicGuard />))
      await portal.prepare()
    }, element)
    over.signal.addEventListener('abort', callOff, { once: true })
  }
  // In slices: what the person does meanwhile is not kept waiting.
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
