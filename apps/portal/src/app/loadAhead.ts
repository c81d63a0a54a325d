import { matchRoutes, type createBrowserRouter } from 'react-router-dom'
import { splitAddress, isSitePath } from './accountAddress.ts'
import { ahead } from './ahead.ts'
import { pages } from './pages.ts'
import { paths } from './paths.ts'
import type { Portal } from './Portal.ts'
import { loadFailedPage } from '../routes/status/RouteError.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** Milliseconds for which a page is shown before other pages are loaded early. */
const reading = 2000

/**
 * The parts of the contract for the dashboard's buttons and for the first calls of the sidebar's pages. Otherwise their definitions would
 * load after a page's script.
 */
const firstParts = ['doors', ...new Set(Object.values(pages).flatMap(({ nav, calls = [] }) => (nav ? calls : [])))] as const

/** The links to likely next pages: the page's own, in tables only the first row's because all rows lead to the same page; then the sidebar's. */
const ways = ['main a[href^="/"]:not(tr + tr *)', 'nav a[href^="/"]']

/** Loads pages early: when pointer, touch or focus is on a link or its row, and, while the user reads, the pages to which the page and the sidebar link. */
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

/** Loads pages one after another, each when the browser is idle, while the user stays on the page. */
async function loadPlaces(router: Router, page: Document, prepare: Portal['prepare']): Promise<void> {
  const here = location.pathname
  // The code for the buttons of this page is loaded first.
  await unasked([prepare(...firstParts), loadFailedPage()])
  const places = ways.flatMap((way) => [...page.querySelectorAll<HTMLAnchorElement>(way)].map(({ pathname }) => pathname))
  // The code that editors share is loaded with the largest editor.
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

/** Ignores failures of early loads, because the navigation tries again. */
async function unasked(loads: readonly Promise<unknown>[]): Promise<void> {
  ahead.pending += 1
  await Promise.allSettled(loads)
  ahead.pending -= 1
}

/** Whether to load nothing early, because the user wants to save data or the connection is too slow. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
