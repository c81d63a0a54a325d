import { Outlet, ScrollRestoration } from 'react-router-dom'
import { CardNumberGuard } from '../forms/CardNumberGuard.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'

/** What every page has: a title in the browser, its place kept on back and forward, and the watch over card numbers. */
export function RootLayout() {
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <ScrollRestoration />
      <CardNumberGuard />
    </>
  )
}
