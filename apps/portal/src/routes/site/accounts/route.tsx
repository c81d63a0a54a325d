import { lazyPart } from '#portal/app/lazyPart.tsx'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useRights } from '#portal/app/useRights.ts'
import { AccountsPage } from './AccountsPage.tsx'
import { accountsAddress, toAccountsRequest, type AccountsAnswer, type AccountsQuery } from './accountsQuery.ts'
import { accountsMessages } from '#portal/accounts/accounts.messages.ts'
import type { NewAccountRequest } from './newAccountForm.ts'

/** The page `/site/accounts`: all accounts, filtered by the address, for operators. */
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

/** The parameter for the open form of a new account: `?add=account`. */
const addParam = 'add'
const newAccount = lazyPart(async () => (await import('./NewAccountDialog.tsx')).NewAccountDialog)

function AccountsScreen(list: ListProps<AccountsQuery, AccountsAnswer>) {
  const mayAdd = useRights()('accounts.edit')
  const [added, add] = useOpenInAddress(addParam)
  newAccount.usePreload()
  return (
    <>
      <AccountsPage {...list} mayAdd={mayAdd} onAdd={() => add('account')} />
      {added !== null && mayAdd && <newAccount.Part onClose={() => add(null)} />}
    </>
  )
}
