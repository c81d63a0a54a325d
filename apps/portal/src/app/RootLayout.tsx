import { useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { CardNumberGuard } from '../forms/CardNumberGuard.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { usePortal } from './PortalContext.tsx'
import { pageTitles } from './pages.messages.ts'
import { titleNameOf, type PageName } from './pages.ts'

/** Facts about the page of a route. */
export interface PageHandle {
  page: PageName
}

/** The parts that all pages have: the browser's title, the stored scroll position, and the guard against card numbers. */
export function RootLayout() {
  useFocusOnArrival()
  useForgottenPlaces()
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as PageHandle | undefined
  const ofPages = pageTitles.useWords()
  return (
    <>
      <DocumentTitle title={handle ? ofPages[titleNameOf(handle.page)] : null} />
      <Outlet />
      <ScrollRestoration getKey={keyOfPlace} storageKey={places} />
      <CardNumberGuard />
    </>
  )
}

/**
 * Focuses the heading of a new page, so that screen readers announce it and Tab continues there. A page that takes the focus itself keeps
 * it.
 */
function useFocusOnArrival(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || document.activeElement?.closest('main > *, [role=dialog]')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}

const places = 'places'

/** Removes the scroll positions of an ended session, which the router stores when the page is left. */
function useForgottenPlaces(): void {
  const { session } = usePortal()
  useEffect(() => {
    const forget = () => {
      if (session.isPersistent && session.read() === null) sessionStorage.removeItem(places)
    }
    // This listener must be the last for "pagehide", after the router's.
    document.addEventListener('visibilitychange', forget)
    return () => document.removeEventListener('visibilitychange', forget)
  }, [session])
}

/** The key of a scroll position. The first page of a visit always has the key `default`, so its position is stored by address. */
const keyOfPlace = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)
