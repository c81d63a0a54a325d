import { useStore } from '@nanostores/react'
import type { ApiClient } from '@portal/api-client'
import type { LoadFailure, SearchFieldProps, TablePlace } from '@portal/ui'
import type { ReadableAtom } from 'nanostores'
import { useState, type ComponentType } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { attempt, type Attempt } from './attempt.ts'
import { FailedPage, type FailedPageProps } from './FailedPage.tsx'
import type { ListAddress } from './listAddress.ts'
import type { Portal, ScreenRoute } from './Portal.ts'
import { signedIn } from './signedIn.ts'
import { useParamsHere } from './useOpenInAddress.ts'
import { useFailureText } from './useFailureText.ts'
import { useTypedSearch } from './useTypedSearch.ts'

/** The properties that a list's page gets. */
export interface ListProps<Query, Answer> {
  /** The latest query, even while its answer loads. Filters and links use it. */
  query: Query
  /** The latest answer, which is kept while a newer one loads or fails. Undefined before the first one. */
  answer: Answer | undefined
  /** The query to which `answer` belongs. */
  answered: Query
  /** The time of the last request, in milliseconds on the server's clock. */
  now: number
  /** Whether a search or a filter is active in the shown list. */
  isNarrowed: boolean
  isLoading: boolean
  failure: LoadFailure | undefined
  /** Changes the search or the filters of the latest query; the list restarts at page 1. */
  narrow: (change: Partial<Query>) => void
  /** Clears the search and the filters, including typed text that wasn't requested yet. */
  clear: () => void
  /** Properties for the page's `SearchField`. */
  search: Required<Pick<SearchFieldProps, 'value' | 'isBusy' | 'onValueChange'>>
  /** Returns the address of another page or order of the list. */
  hrefFor: (place: TablePlace) => string
  reload: () => Promise<void>
}

interface ListOptions<Query, Answer, Words> {
  /** The parameters of the list's address. Others, such as an open dialog, cause no request. */
  address: ListAddress<Query>
  load: (query: Query, ask: { portal: Portal; api: ApiClient; signal: AbortSignal }) => Promise<Answer>
  /** Whether the answer is the whole list, so that the page itself applies search and filters. */
  isWhole?: boolean
  /** Whether each change of a filter adds a history entry. */
  isInHistory?: boolean
  words: ReadableAtom<Words>
  /** The heading of the page that shows a refusal instead of the list. With `failed`, the page also shows a missing answer, which a table would show itself. */
  head: (words: Words) => Pick<FailedPageProps, 'title' | 'breadcrumb'> & { failed?: string }
  Page: ComponentType<ListProps<Query, Answer>>
}

interface Loaded<Query, Answer> {
  query: Query
  asked: Attempt<Answer>
  now: number
}

/** Creates the route of a list whose search, filters, order and page are in its address. */
export const listScreen = <Query extends object, Answer, Words>(options: ListOptions<Query, Answer, Words>) => (portal: Portal): ScreenRoute => {
  const { address, load, isWhole = false, isInHistory = false, words, head, Page } = options
  const { api } = portal
  /** Whether an answer is loading. Any change of the address aborts it, so it must be requested again, even if only a dialog opens. */
  let isUnderWay = false
  const addressAt = ({ searchParams }: URL) => address.write(address.read(searchParams))
  return {
    loader: signedIn(portal, async (_details, { request: { url, signal } }): Promise<Loaded<Query, Answer>> => {
      isUnderWay = true
      const query = address.read(new URL(url).searchParams)
      const asked = await attempt(load(query, { portal, api, signal }))
      if (!signal.aborted) isUnderWay = false
      return { query, asked, now: api.serverNow() }
    }),
    shouldRevalidate: ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (isUnderWay || formMethod !== undefined || currentUrl.search === nextUrl.search || (!isWhole && addressAt(currentUrl) !== addressAt(nextUrl))),
    Component: function List() {
      const loaded = useLoaderData<Loaded<Query, Answer>>()
      const { params, isComing } = useParamsHere()
      const query = address.read(params)
      const navigate = useNavigate()
      const { revalidate, state } = useRevalidator()
      const textOf = useFailureText()
      const { failed, ...title } = head(useStore(words))
      const [newest, setNewest] = useState(loaded)
      if (loaded.asked.ok && loaded !== newest) setNewest(loaded)
      const { asked, query: answered } = loaded.asked.ok ? loaded : newest
      const answer = asked.ok ? asked.value : undefined
      const isLoading = isComing || state === 'loading'
      const narrow = (change: Partial<Query>) =>
        void navigate(address.write(address.narrow(address.read(new URLSearchParams(portal.search())), change)), { replace: !isInHistory, preventScrollReset: true })
      const { typed, type, empty } = useTypedSearch((query as { search?: string }).search ?? '', (search) => narrow({ search } as object))
      const failure = loaded.asked.ok ? undefined : loaded.asked.failure
      if (failure?.kind === 'forbidden' || (failure && !answer && failed !== undefined)) return <FailedPage {...title} failure={failure} failed={failed ?? ''} />
      return (
        <Page
          {...{ query, answer, answered, isLoading, narrow }}
          isNarrowed={address.isNarrowed(isWhole ? query : answered)}
          now={loaded.now}
          failure={failure && { detail: textOf(failure), onRetry: () => void revalidate(), isRetrying: isLoading }}
          search={{ value: typed, isBusy: !isWhole && isLoading && typed !== '', onValueChange: ({ value }) => type(value) }}
          clear={() => {
            empty()
            narrow(address.cleared)
          }}
          hrefFor={({ page, sort }) => address.write({ ...query, page, ...(sort && { sort }) })}
          reload={revalidate}
        />
      )
    },
  }
}
