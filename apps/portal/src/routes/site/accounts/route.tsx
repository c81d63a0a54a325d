import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useToaster } from '@portal/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import { accountPath } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useRights } from '#portal/app/useRights.ts'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { AccountsPage } from './AccountsPage.tsx'
import { accountsAddress, toAccountsRequest, type AccountsAnswer, type AccountsQuery } from './accountsQuery.ts'
import { accountsMessages } from '#portal/accounts/accounts.messages.ts'
import { newAccountMessages } from './newAccount.messages.ts'
import { newAccountDraft, type NewAccountRequest } from './newAccountForm.ts'

type Added = ResponseOf<typeof endpoints.createAccount>

/** `/site/accounts`: all accounts, filtered by the address, for operators. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: accountsAddress,
    load: (query, { api, signal }) => api.getAccounts(toAccountsRequest(query), { signal }),
    act: (request: NewAccountRequest, api) => api.createAccount(request),
    words: accountsMessages,
    head: ({ title }) => ({ title }),
    Page: AccountsScreen,
  })
}

/** `?add=account`: the form for a new account is open. */
const addParam = 'add'
const newAccount = lazyPart(async () => (await import('./NewAccountDialog.tsx')).NewAccountDialog)

function AccountsScreen(list: ListProps<AccountsQuery, AccountsAnswer>) {
  const mayAdd = useRights()('accounts.edit')
  const [added, add] = useOpenInAddress(addParam)
  newAccount.usePreload()
  return (
    <>
      <AccountsPage {...list} mayAdd={mayAdd} onAdd={() => add('account')} />
      {added !== null && mayAdd && <AddAccount onClose={() => add(null)} />}
    </>
  )
}

/** Opens the page of the added account. */
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
