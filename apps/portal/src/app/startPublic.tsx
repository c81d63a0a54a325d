import { StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PortalConfig } from '../config/portalConfig.ts'
import { isLocale, locale } from '../i18n/catalogue.ts'
import { prerenderedConfig } from '../prerender/prerenderedConfig.ts'
import { paths } from './paths.ts'
import { createPortal } from './Portal.ts'
import { PublicApp } from './PublicApp.tsx'
import type { Place, PublicPage } from './PublicPage.ts'
import { readConfigAnswer } from './readConfigAnswer.ts'
import { showStartFailure } from './showStartFailure.tsx'
import { whenIdle } from './whenIdle.ts'

export interface PublicStart {
  element: HTMLElement
  /** The answer to `/config.json`, asked beside the scripts. */
  config: Promise<Response>
  params: Place['params']
}

/** Shows a page before signing in without the router. Where it leads elsewhere, or fails, the whole portal takes over. */
export async function startPublic<Data>(page: PublicPage<Data>, { element, config: asked, params }: PublicStart): Promise<void> {
  const prerendered = prerenderedConfig(document)
  try {
    if (prerendered === null) return void (await show(page, await readConfigAnswer(asked), { element, params, isPrerendered: false }))
    const end = await show(page, prerendered, { element, params, isPrerendered: true })
    const current = await newerConfig(prerendered, asked)
    if (current && end()) await show(page, current, { element, params, isPrerendered: false })
  } catch (error) {
    showStartFailure(element, error)
  }
}

/** The deployment's configuration where the document was prerendered with another one; null where it is the same, or cannot be reached. */
async function newerConfig(prerendered: PortalConfig, asked: Promise<Response>): Promise<PortalConfig | null> {
  const answer = await asked.catch(() => null)
  const current = answer && (await readConfigAnswer(Promise.resolve(answer)))
  return JSON.stringify(current) === JSON.stringify(prerendered) ? null : current
}

interface Showing extends Pick<PublicStart, 'element' | 'params'> {
  isPrerendered: boolean
}

/** Answers the function that takes the page away again; false where something else has taken its place. */
async function show<Data>(page: PublicPage<Data>, config: PortalConfig, { element, params, isPrerendered }: Showing): Promise<() => boolean> {
  const portal = createPortal(config)
  let root: Root | undefined
  const over = new AbortController()
  const handOver = async (path: string, isReplacing = false) => {
    over.abort()
    history[isReplacing ? 'replaceState' : 'pushState'](null, '', path)
    const { startPortal } = await import('./startPortal.tsx')
    await startPortal(element, { portal, root })
  }
  portal.go = async (path, { isReplacing = false } = {}) => {
    if (new URL(path, location.href).pathname === location.pathname && isReplacing) history.replaceState(null, '', path)
    else await handOver(path, isReplacing)
  }
  portal.onSessionExpired = (hadToken) => {
    if (hadToken) portal.tellAtLogin('expired')
    void handOver(paths.login)
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
      <PublicApp portal={portal} page={page} data={data}>
        {later}
      </PublicApp>
    </StrictMode>
  )
  if (isPrerendered) root = hydrateRoot(element, app(), { onUncaughtError })
  else {
    root = createRoot(element, { onUncaughtError })
    root.render(app())
  }
  // After the first rendering, which must be the document's.
  const language = portal.session.preference('lang')
  if (isLocale(language)) locale.set(language)
  whenIdle(async () => {
    const { PublicGuard } = await import('./PublicGuard.tsx')
    if (!over.signal.aborted) root?.render(app(<PublicGuard />))
    await portal.prepare()
  }, element)
  return () => {
    if (over.signal.aborted) return false
    over.abort()
    root?.unmount()
    return true
  }
}
