import { useStore } from '@nanostores/react'
import { useLoaderData, type RouteObject } from 'react-router-dom'
import { DocumentTitle } from '../app/DocumentTitle.tsx'
import type { Portal, ScreenRoute } from '../app/Portal.ts'
import type { PublicPage } from '../app/PublicPage.ts'
import { titles } from '../app/titles.messages.ts'
import { loadPublicPage } from '../public/findPublicPage.ts'
import { publicPages } from '../public/publicPages.ts'

/** The public pages as routes, because a story or test is one document for both programs. */
export function publicRoutes(portal: Portal): RouteObject[] {
  return publicPages.map((row) => ({ path: row.path, lazy: async () => publicRoute(portal, await loadPublicPage(row)) }))
}

function publicRoute<Data>(portal: Portal, { title, load, Component }: PublicPage<Data>): ScreenRoute {
  return {
    loader: ({ request, params }) => load(portal, { url: new URL(request.url), params, signal: request.signal }),
    shouldRevalidate: () => false,
    Component: function PublicRoute() {
      const named = useStore(titles)
      return (
        <>
          <DocumentTitle title={named[title]} />
          <Component data={useLoaderData() as Data} />
        </>
      )
    },
  }
}
