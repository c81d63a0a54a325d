import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { CardNumberGuard } from '../forms/CardNumberGuard.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { usePortal } from './PortalContext.tsx'
import { pageTitles } from './pages.messages.ts'
import { titleNameOf, type PageName } from './pages.ts'

/** What a route says of its page. */
export interface PageHandle {
  page: PageName
}

/** What every page has: a title in the browser, its place kept on back and forward, and the watch over card numbers. */
export function RootLayout() {
  useFocusOnArrival()
  useForgottenPlaces()
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as PageHandle | undefined
  const ofPages = useStore(pageTitles)
  return (
    <>
      <DocumentTitle title={handle ? ofPages[titleNameOf(handle.page)] : null} />
      <Outlet />
      <ScrollRestoration getKey={keyOfPlace} storageKey={places} />
      <CardNumberGuard />
    </>
  )
}

/** Another page begins at its heading: a screen reader says where one is, and Tab goes on from there. A page that takes the focus itself keeps it. */
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

/** The router stores where pages stood as the document goes: of an ended session nothing stays. */
function useForgottenPlaces(): void {
  const { session } = usePortal()
  useEffect(() => {
    const forget = () => {
      if (session.isPersistent && session.read() === null) sessionStorage.removeItem(places)
    }
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [session])
}

/** The first page of a visit has the key `default`, whatever its address: its place is kept by the address. */
const keyOfPlace = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)
