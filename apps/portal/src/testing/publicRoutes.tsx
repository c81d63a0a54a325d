import { useLoaderData, type RouteObject } from 'react-router-dom'
import type { Portal } from '../app/Portal.ts'
import type { PublicPage } from '../app/PublicPage.ts'
import type { PageHandle } from '../app/RootLayout.tsx'
import type { ScreenRoute } from '../app/ScreenRoute.ts'
import { loadPublicPage } from '../public/findPublicPage.ts'
import { publicPages } from '../public/publicPages.ts'

/** The pages before signing in as routes: a story or test is one document, in which both programs take turns. */
export function publicRoutes(portal: Portal): RouteObject[] {
  return publicPages.map((row) => ({ path: row.path, lazy: async () => publicRoute(portal, await loadPublicPage(row)) }))
}

function publicRoute<Data>(portal: Portal, { title, load, Component }: PublicPage<Data>): ScreenRoute & { handle: PageHandle } {
  return {
    handle: { title },
    loader: ({ request, params }) => load(portal, { url: new URL(request.url), params, signal: request.signal }),
    shouldRevalidate: () => false,
    Component: function PublicRoute() {
      return <Component data={useLoaderData() as Data} />
    },
  }
}
