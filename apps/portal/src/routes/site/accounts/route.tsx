import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useToaster } from '@portal/ui'
import { useState } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailedPage } from '../../../app/FailedPage.tsx'
import { later } from '../../../app/later.tsx'
import { accountPath, paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { useComingPlace } from '../../../app/useComingPlace.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { keepWhileOpening, useOpenInAddress } from '../../../app/useOpenInAddress.ts'
import { useRights } from '../../../app/useRights.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import { AccountsPage } from './AccountsPage.tsx'
import { accountsAddress, readAccountsQuery, toAccountsRequest, type AccountsAnswer, type AccountsQuery } from './accountsQuery.ts'
import { accountsMessages } from '../../../accounts/accounts.messages.ts'
import { newAccountMessages } from './newAccount.messages.ts'
import { newAccountDraft, type NewAccountRequest } from './newAccountForm.ts'

type Added = ResponseOf<typeof endpoints.createAccount>

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
    action: signedInAction(async ({ request }) => attempt(portal.api.createAccount(await sentJson<NewAccountRequest>(request)))),
    shouldRevalidate: keepWhileOpening(addParam),
    Component: AccountsScreen,
  }
}

/** `?add=account`: the form of a new one is open. */
const addParam = 'add'
const newAccount = later(async () => (await import('./NewAccountDialog.tsx')).NewAccountDialog)

function AccountsScreen() {
  const { asked, query: loaded, chosen } = useLoaderData<LoaderData>()
  const t = useStore(accountsMessages)
  const navigate = useNavigate()
  const textOf = useFailureText()
  const { revalidate, state } = useRevalidator()
  const coming = useComingPlace()
  const may = useRights()
  const [added, add] = useOpenInAddress(addParam)
  newAccount.useComing()
  // What was chosen last counts, also while its answer is on the way: a second filter adds to the first.
  const query = coming?.pathname === paths.accounts ? readAccountsQuery(new URLSearchParams(coming.search)) : loaded
  // The newest that came stays on screen while a later one fails.
  const [newest, setNewest] = useState(asked.ok ? asked.value : undefined)
  if (asked.ok && asked.value !== newest) setNewest(asked.value)
  const shown = asked.ok ? asked.value : newest
  const isLoading = state === 'loading' || coming?.pathname === paths.accounts
  if (!asked.ok && (!shown || asked.failure.kind === 'forbidden')) return <FailedPage title={t.title} failure={asked.failure} failed={t.failed} />
  return (
    <>
      <AccountsPage
        answer={shown}
        query={query}
        chosen={chosen}
        isLoading={isLoading}
        failure={asked.ok ? undefined : { detail: textOf(asked.failure), onRetry: () => void revalidate(), isRetrying: isLoading }}
        mayAdd={may('accounts.edit')}
        onQuery={(next) => void navigate(accountsAddress(next), { replace: true, preventScrollReset: true })}
        onAdd={() => add('account')}
      />
      {added !== null && may('accounts.edit') && <AddAccount onClose={() => add(null)} />}
    </>
  )
}

/** Leads to the page of the account that was added. */
function AddAccount({ onClose }: { onClose: () => void }) {
  const t = useStore(newAccountMessages)
  const toaster = useToaster()
  const navigate = useNavigate()
  const { drafts } = usePortal()
  const [name, setName] = useState('')
  const { failure, isBusy, run } = useRouteAction<NewAccountRequest, Added>(({ AccountID, MailedTo }) => {
    drafts.drop(newAccountDraft)
    toaster.success(t.added({ account: name, email: MailedTo }))
    void navigate(accountPath(AccountID))
  })
  const save = (request: NewAccountRequest) => {
    setName(request.Name)
    run(request)
  }
  return <newAccount.Part isBusy={isBusy} failure={failure} onClose={onClose} onSave={save} />
}
