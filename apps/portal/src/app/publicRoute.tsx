import { useLoaderData } from 'react-router-dom'
import type { Portal } from './Portal.ts'
import type { PublicPage } from './PublicPage.ts'
import type { PageHandle } from './RootLayout.tsx'
import type { ScreenRoute } from './ScreenRoute.ts'

/** A page before signing in, as a route. */
export function publicRoute<Data>(portal: Portal, { title, load, Component }: PublicPage<Data>): ScreenRoute & { handle: PageHandle } {
  return {
    handle: { title },
    loader: ({ request, params }) => load(portal, { url: new URL(request.url), params, signal: request.signal }),
    shouldRevalidate: () => false,
    Component: function PublicRoute() {
      return <Component data={useLoaderData() as Data} />
    },
  }
}
