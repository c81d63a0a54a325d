import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailedPage } from '../../../app/FailedPage.tsx'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { signedIn } from '../../../app/signedIn.ts'
import { useComingPlace } from '../../../app/useComingPlace.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { AccountsPage } from './AccountsPage.tsx'
import { accountsAddress, readAccountsQuery, toAccountsRequest, type AccountsAnswer, type AccountsQuery } from './accountsQuery.ts'
import { accountsMessages } from '../../../accounts/accounts.messages.ts'

interface LoaderData {
  asked: Attempt<AccountsAnswer>
  query: AccountsQuery
  /** The account one works in. */
  chosen: number
}

/** `/site/accounts`: the accounts that operators serve, narrowed by what the address says. */
export function accountsRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request }): Promise<LoaderData> => {
      const query = readAccountsQuery(new URL(request.url).searchParams)
      const asked = await attempt(portal.api.getAccounts(toAccountsRequest(query), { signal: request.signal }))
      return { asked, query, chosen: Number((await details).AccountID) }
    }),
    Component: AccountsScreen,
  }
}

function AccountsScreen() {
  const { asked, query, chosen } = useLoaderData<LoaderData>()
  const t = useStore(accountsMessages)
  const navigate = useNavigate()
  const textOf = useFailureText()
  const { revalidate, state } = useRevalidator()
  const coming = useComingPlace()
  // The newest that came stays on screen while a later one fails.
  const [newest, setNewest] = useState(asked.ok ? asked.value : undefined)
  if (asked.ok && asked.value !== newest) setNewest(asked.value)
  const shown = asked.ok ? asked.value : newest
  const isLoading = state === 'loading' || coming?.pathname === paths.accounts
  if (!asked.ok && (!shown || asked.failure.kind === 'forbidden')) return <FailedPage title={t.title} failure={asked.failure} failed={t.failed} />
  return (
    <AccountsPage
      answer={shown}
      query={query}
      chosen={chosen}
      isLoading={isLoading}
      failure={asked.ok ? undefined : { detail: textOf(asked.failure), onRetry: () => void revalidate(), isRetrying: isLoading }}
      onQuery={(next) => void navigate(accountsAddress(next), { replace: true, preventScrollReset: true })}
    />
  )
}
