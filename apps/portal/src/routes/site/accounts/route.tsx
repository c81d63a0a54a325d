import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useToaster } from '@portal/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { later } from '../../../app/later.tsx'
import { listScreen, type ListProps } from '../../../app/listScreen.tsx'
import { accountPath } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { useOpenInAddress } from '../../../app/useOpenInAddress.ts'
import { useRights } from '../../../app/useRights.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import { AccountsPage } from './AccountsPage.tsx'
import { accountsAddress, toAccountsRequest, type AccountsAnswer, type AccountsQuery } from './accountsQuery.ts'
import { accountsMessages } from '../../../accounts/accounts.messages.ts'
import { newAccountMessages } from './newAccount.messages.ts'
import { newAccountDraft, type NewAccountRequest } from './newAccountForm.ts'

type Added = ResponseOf<typeof endpoints.createAccount>

/** `/site/accounts`: the accounts that operators serve, narrowed by what the address says. */
export function accountsRoute(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: accountsAddress,
    load: (query, { api, signal }) => api.getAccounts(toAccountsRequest(query), { signal }),
    act: (request: NewAccountRequest, api) => api.createAccount(request),
    words: accountsMessages,
    head: ({ title }) => ({ title }),
    Page: AccountsScreen,
  })
}

/** `?add=account`: the form of a new one is open. */
const addParam = 'add'
const newAccount = later(async () => (await import('./NewAccountDialog.tsx')).NewAccountDialog)

function AccountsScreen(list: ListProps<AccountsQuery, AccountsAnswer>) {
  const mayAdd = useRights()('accounts.edit')
  const [added, add] = useOpenInAddress(addParam)
  newAccount.useComing()
  return (
    <>
      <AccountsPage {...list} mayAdd={mayAdd} onAdd={() => add('account')} />
      {added !== null && mayAdd && <AddAccount onClose={() => add(null)} />}
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
