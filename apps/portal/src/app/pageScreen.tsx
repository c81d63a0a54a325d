import type { ApiClient } from '@portal/api-client'
import { mayDo, type Right } from '@portal/domain'
import type { ComponentType, Key } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { attempt, type Attempt } from './attempt.ts'
import { FailedPage, type FailedPageProps } from './FailedPage.tsx'
import type { Portal, UserDetails } from './Portal.ts'
import type { ScreenRoute } from './ScreenRoute.ts'
import { sentJson } from './sentJson.ts'
import { signedIn, signedInAction } from './signedIn.ts'

/** What a page's data are requested with. */
export interface Asking extends Pick<LoaderFunctionArgs, 'params'> {
  api: ApiClient
  signal: AbortSignal
  /** The query of the address. */
  search: URLSearchParams
  /** They load in parallel. */
  details: Promise<UserDetails>
}

/** The head of the page that is shown instead, and why. */
export interface PageHead extends Pick<FailedPageProps, 'title' | 'breadcrumb' | 'failed'> {
  /** For users without the right. */
  mayNot?: string
}

export interface PageOptions<Data extends object, Action = never> extends Pick<ScreenRoute, 'action' | 'shouldRevalidate'> {
  /** Actions of the page; `useRouteAction` has the answer, or the failure. */
  act?: (action: Action) => Promise<unknown>
  /** Null: the address names nothing. */
  load: (asking: Asking) => Promise<Data | null>
  /** Who may open it. */
  right?: Right
  /** What nobody may open. */
  isClosed?: (data: Data) => boolean
  /** A hook. `data` is null before the first answer, and for an address that names nothing. */
  useHead: (data: Data | null) => PageHead
  /** A new key starts the page again. */
  keyOf?: (data: Data) => Key
  Page: ComponentType<Data>
}

interface Loaded<Data> {
  asked: Attempt<Data | null>
  mayOpen: boolean
}

const missing = { kind: 'service', status: 404, code: 'NOT_FOUND', field: undefined, message: '', body: null } as const

/** The route of a page with its own data: without them, or without the right, it shows why. */
export function pageScreen<Data extends object, Action = never>(
  portal: Portal,
  { act, load, right, isClosed, useHead, keyOf, Page, ...route }: PageOptions<Data, Action>,
): ScreenRoute {
  return {
    ...(act && { action: signedInAction(async ({ request }) => attempt(act(await sentJson<Action>(request)))) }),
    ...route,
    loader: signedIn(portal, async (details, { request: { signal, url }, params }): Promise<Loaded<Data>> => {
      const asked = await attempt(load({ api: portal.api, signal, params, search: new URL(url).searchParams, details }))
      const isOpen = !(asked.ok && asked.value && isClosed?.(asked.value))
      return { asked, mayOpen: isOpen && (right === undefined || mayDo(await details, right)) }
    }),
    Component: function Screen() {
      const { asked, mayOpen } = useLoaderData<Loaded<Data>>()
      const data = asked.ok ? asked.value : null
      const { mayNot = '', ...head } = useHead(data)
      if (data && mayOpen) return <Page key={keyOf?.(data)} {...data} />
      return <FailedPage {...head} failure={!asked.ok ? asked.failure : mayOpen ? missing : { kind: 'forbidden', message: mayNot }} />
    },
  }
}
