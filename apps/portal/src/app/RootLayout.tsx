import { useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { CardNumberGuard } from '../forms/CardNumberGuard.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'

/** What every page has: a title in the browser, its place kept on back and forward, and the watch over card numbers. */
export function RootLayout() {
  const titles = useMatches().map((match) => titleOf(match.handle))
  useFocusOnArrival()
  return (
    <>
      <DocumentTitle name={titles.findLast((title) => title !== null) ?? undefined} />
      <Outlet />
      <ScrollRestoration getKey={keyOfPlace} />
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

function titleOf(handle: unknown): string | null {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string' ? handle.title : null
}

/** The first page of a visit has the key `default`, whatever its address: its place is kept by the address. */
const keyOfPlace = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)
