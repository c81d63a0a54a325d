import { type Location, Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { CardNumberGuard } from '../forms/CardNumberGuard.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'

/** What every page has: a title in the browser, its place kept on back and forward, and the watch over card numbers. */
export function RootLayout() {
  const titles = useMatches().map((match) => titleOf(match.handle))
  return (
    <>
      <DocumentTitle name={titles.findLast((title) => title !== null) ?? undefined} />
      <Outlet />
      <ScrollRestoration getKey={keyOfPlace} />
      <CardNumberGuard />
    </>
  )
}

function titleOf(handle: unknown): string | null {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string' ? handle.title : null
}

/** The first page of a visit has the key `default`, whatever its address: its place is kept by the address. */
const keyOfPlace = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)
