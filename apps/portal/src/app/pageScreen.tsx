import type { ApiClient } from '@portal/api-client'
import { mayDo, type Right } from '@portal/domain'
import { useState, type ComponentType, type Key } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { attempt, gotNoAnswer, type Attempt, type CallFailure } from './attempt.ts'
import { FailedPage, type FailedPageProps } from './FailedPage.tsx'
import type { PageName } from './pages.ts'
import type { Portal, UserDetails, ScreenRoute } from './Portal.ts'
import { signedIn } from './signedIn.ts'
import { keepsData } from './useCall.ts'

/** The values with which a page requests its data. */
export interface Asking<Name extends PageName = PageName> extends Pick<LoaderFunctionArgs, 'params'> {
  portal: Portal
  api: ApiClient
  page: Name
  signal: AbortSignal
  /** The query in the address. */
  search: URLSearchParams
  /** The user's details, which load in parallel with the page. */
  details: Promise<UserDetails>
}

/** The heading and the reason of a page that is shown instead. */
export interface PageHead extends Pick<FailedPageProps, 'title' | 'breadcrumb' | 'failed'> {
  /** The reason for users without the right. */
  mayNot?: string
}

/** Further properties of a page that keeps its last data. */
export interface Kept {
  /** Why newer data could not be loaded, and when the shown data was loaded (in milliseconds on the server's clock). Null if the shown data is the newest. */
  lost: { failure: CallFailure; since: number } | null
}

/** The page's heading, from the page's words or by a hook. `data` is null before the first answer, and if the address leads to nothing. */
type HeadOptions<Data, Words> = { useHead: (data: Data | null) => PageHead } | { words: { useWords: () => Words }; head: (words: Words, data: Data | null) => PageHead }

interface PageOptions<Data extends object, Name extends PageName> extends Pick<ScreenRoute, 'shouldRevalidate'> {
  /** Loads the page's data; null if the address leads to nothing. */
  load: (asking: Asking<Name>) => Promise<Data | null>
  /** The right that a user needs to open the page. */
  right?: Right
  /** Whether no one may open the page with these data, such as a deleted record's. */
  isClosed?: (data: Data) => boolean
  /** Returns a key of the data; with a new key the page starts again. */
  keyOf?: (data: Data) => Key
  Page: ComponentType<Data & Kept>
  /** Whether the last data stays on screen if newer data can't be loaded, except after a refusal. */
  keeps?: boolean
  /** Whether other routes show other tabs of this `Page`; then page and focus stay when the tab changes. */
  isTabbed?: boolean
}

interface Loaded<Data> {
  asked: Attempt<Data | null>
  mayOpen: boolean
  path: string
  at: number
}

const missing = { kind: 'service', status: 404, code: 'NOT_FOUND', field: undefined, message: '', body: null } as const

const isRefused = (failure: CallFailure) => failure.kind === 'forbidden' || (failure.kind === 'service' && (failure.status === 403 || failure.status === 404))

/** The screens of pages with tabs, by their `Page`. */
const screens = new WeakMap<object, ComponentType>()

/** Creates the route of a page with its own data. Without the data, or without the right, the page says why. */
export function pageScreen<Data extends object, Name extends PageName, Words>(options: PageOptions<Data, Name> & HeadOptions<Data, Words>): (portal: Portal, page: Name) => ScreenRoute {
  const { load, right, isClosed, keyOf, Page, keeps = false, isTabbed = false, shouldRevalidate } = options
  const useHead = (data: Data | null) => ('useHead' in options ? options.useHead(data) : options.head(options.words.useWords(), data))
  function Screen() {
    const loaded = useLoaderData<Loaded<Data>>()
    const [newest, setNewest] = useState(loaded)
    if (loaded.asked.ok && loaded !== newest) setNewest(loaded)
    const lost = keeps && !loaded.asked.ok && !isRefused(loaded.asked.failure) && newest.path === loaded.path && newest.asked.ok ? { failure: loaded.asked.failure, since: newest.at } : null
    const { asked, mayOpen } = lost ? newest : loaded
    const data = asked.ok ? asked.value : null
    const { mayNot = '', ...head } = useHead(data)
    if (data && mayOpen) return <Page key={keyOf?.(data)} {...data} lost={lost} />
    return <FailedPage {...head} failure={!asked.ok ? asked.failure : mayOpen ? missing : { kind: 'forbidden', message: mayNot }} />
  }
  const Component = (isTabbed && screens.get(Page)) || Screen
  screens.set(Page, Component)
  return (portal, page) => ({
    // Without an answer there is no reload, which would fail too and would replace the form and its text.
    shouldRevalidate: (change) => !keepsData(change) && !gotNoAnswer(change.actionResult) && (shouldRevalidate?.(change) ?? change.defaultShouldRevalidate),
    loader: signedIn(portal, async (details, { request: { signal, url }, params }): Promise<Loaded<Data>> => {
      const { searchParams, pathname } = new URL(url)
      const asked = await attempt(load({ portal, api: portal.api, page, signal, params, search: searchParams, details }))
      const isOpen = !(asked.ok && asked.value && isClosed?.(asked.value))
      return { asked, path: pathname, at: portal.api.serverNow(), mayOpen: isOpen && (right === undefined || mayDo(await details, right)) }
    }),
    Component,
  })
}
