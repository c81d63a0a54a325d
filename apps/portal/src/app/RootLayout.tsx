import { useStore } from '@nanostores/react'
import { type Location, Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { CardNumberGuard } from '../forms/CardNumberGuard.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { pageTitles } from './pages.messages.ts'
import { titleNameOf, type PageName } from './pages.ts'
import type { PublicPage } from './PublicPage.ts'
import { titles } from './titles.messages.ts'

/** What a route says of its page. */
export type PageHandle = { page: PageName } | Pick<PublicPage<unknown>, 'title'>

/** What every page has: a title in the browser, its place kept on back and forward, and the watch over card numbers. */
export function RootLayout() {
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as PageHandle | undefined
  const ofPages = useStore(pageTitles)
  const ofPublic = useStore(titles)
  return (
    <>
      <DocumentTitle title={handle ? ('page' in handle ? ofPages[titleNameOf(handle.page)] : ofPublic[handle.title]) : null} />
      <Outlet />
      <ScrollRestoration getKey={keyOfPlace} />
      <CardNumberGuard />
    </>
  )
}

/** The first page of a visit has the key `default`, whatever its address: its place is kept by the address. */
const keyOfPlace = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)
