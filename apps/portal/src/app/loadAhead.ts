import { matchRoutes, type createBrowserRouter } from 'react-router-dom'
import { splitAddress } from './accountAddress.ts'
import { ahead } from './ahead.ts'
import { isSitePath } from './isSitePath.ts'
import { pages } from './pages.ts'
import { paths } from './paths.ts'
import type { Portal } from './Portal.ts'
import { loadFailedPage } from '../routes/status/RouteError.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** How long a page stands, in ms, before the browser's rest is used. */
const reading = 2000

/** The dashboard's press, and the calls with which the sidebar's pages begin: their definitions would otherwise come after a page's script. */
const firstParts = ['doors', ...new Set(Object.values(pages).flatMap(({ nav, calls = [] }) => (nav ? calls : [])))] as const

/** Where people go from here: by the page's own links, of rows the first one's, as all lead to the same page; then by the sidebar's. */
const ways = ['main a[href^="/"]:not(tr + tr *)', 'nav a[href^="/"]']

/**
 * Loads pages before someone goes there: as soon as the pointer, a finger or the focus is on a link or on the row of one, and those to which
 * a page and the sidebar lead while the person reads.
 */
export function loadAhead(router: Router, page: Document, prepare: Portal['prepare']): void {
  const onIntent = ({ target }: Event) => {
    const place = target instanceof Element ? target.closest('a[href], tr') : null
    const link = place?.matches('a') ? place : place?.querySelector('a[href]')
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) void loadPage(router, link.pathname)
  }
  for (const name of ['pointerover', 'focusin', 'touchstart']) page.addEventListener(name, onIntent, { passive: true })
  let shown = ''
  let reader = 0
  const follow = ({ navigation, location: { pathname } }: Pick<Router['state'], 'navigation' | 'location'>) => {
    ahead.isNavigating = navigation.state !== 'idle'
    if (ahead.isNavigating) {
      clearTimeout(reader)
      shown = ''
    } else if (pathname !== shown && !isSparing()) {
      shown = pathname
      clearTimeout(reader)
      reader = window.setTimeout(() => void loadPlaces(router, page, prepare), reading)
    }
  }
  router.subscribe(follow)
  follow(router.state)
}

/** One after the other, each while the browser rests, as long as the person stays. */
async function loadPlaces(router: Router, page: Document, prepare: Portal['prepare']): Promise<void> {
  const here = location.pathname
  // What can be pressed here first.
  await unasked([prepare(...firstParts), loadFailedPage()])
  const places = ways.flatMap((way) => [...page.querySelectorAll<HTMLAnchorElement>(way)].map(({ pathname }) => pathname))
  // What editors share comes with the one that is most of it.
  if (places.some((path) => path.endsWith(paths.users))) places.push(paths.newUser)
  for (const path of new Set(places.filter(isSitePath))) {
    await rest()
    if (location.pathname !== here) return
    await loadPage(router, path)
  }
}

const rest = () => new Promise<unknown>((resolve) => ('requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 500)))

/** Loads the code of the page at a path. */
async function loadPage(router: Router, pathname: string): Promise<void> {
  const routes = matchRoutes(router.routes, splitAddress(pathname).path) ?? []
  await unasked(routes.map(async ({ route }) => typeof route.lazy === 'function' && route.lazy()))
}

/** What fails here is tried again when someone goes there. */
async function unasked(loads: readonly Promise<unknown>[]): Promise<void> {
  ahead.pending += 1
  await Promise.allSettled(loads)
  ahead.pending -= 1
}

/** Whether the person asked to save data, or the line is one on which nothing may be loaded on suspicion. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
