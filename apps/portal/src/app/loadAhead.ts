import { matchRoutes, type createBrowserRouter } from 'react-router-dom'
import { splitAddress } from './accountAddress.ts'
import { ahead } from './ahead.ts'
import { isSitePath } from './isSitePath.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** How long a page stands, in ms, before the browser's rest is used. */
const reading = 2000

/**
 * Loads pages before somebody goes there: as soon as the pointer, a finger or the focus is on a link or on the row of one, and the
 * sidebar's while the person reads.
 */
export function loadAhead(router: Router, page: Document): void {
  const onIntent = ({ target }: Event) => {
    const place = target instanceof Element ? target.closest('a[href], tr') : null
    const link = place?.matches('a') ? place : place?.querySelector('a[href]')
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) void loadPage(router, link.pathname)
  }
  for (const name of ['pointerover', 'focusin', 'touchstart']) page.addEventListener(name, onIntent, { passive: true })
  router.subscribe(({ navigation }) => (ahead.isNavigating = navigation.state !== 'idle'))
  if (!isSparing()) setTimeout(() => void loadPlaces(router, page), reading)
}

/** The sidebar's places, one after the other, each while the browser rests. */
async function loadPlaces(router: Router, page: Document): Promise<void> {
  const places = [...page.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"]')].map(({ pathname }) => pathname).filter(isSitePath)
  for (const path of new Set(places)) {
    await rest()
    await loadPage(router, path)
  }
}

const rest = () => new Promise<unknown>((resolve) => ('requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 500)))

/** Loads the code of the page at a path; what fails here is tried again when somebody goes there. */
async function loadPage(router: Router, pathname: string): Promise<void> {
  ahead.pending += 1
  const routes = matchRoutes(router.routes, splitAddress(pathname).path) ?? []
  await Promise.allSettled(routes.map(async ({ route }) => typeof route.lazy === 'function' && route.lazy()))
  ahead.pending -= 1
}

/** Whether the person asked to save data, or the line is one on which nothing may be loaded on suspicion. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
