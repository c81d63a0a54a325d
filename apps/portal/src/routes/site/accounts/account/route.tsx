import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { accountMessages } from '../account.messages.ts'
import { accountsMessages } from '#portal/accounts/accounts.messages.ts'
import { AccountPage, type AccountPageProps } from './AccountPage.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'

export type AccountDetails = ResponseOf<typeof endpoints.getAccount>

/** The actions of the page. */
export type AccountAction =
  | { kind: 'state'; change: PayloadOf<typeof endpoints.setAccountState> }
  | { kind: 'note'; note: PayloadOf<typeof endpoints.saveAccountNote> }

/** The page `/site/accounts/:id`: an account, for operators. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal, params, details }): Promise<AccountPageProps> {
      const account = await api.getAccount({ AccountID: Number(params['id']) || Number.MAX_SAFE_INTEGER }, { signal })
      return { account, isChosen: account.ID === Number((await details).AccountID) }
    },
    async act(wanted: AccountAction) {
      if (wanted.kind === 'note') return portal.api.saveAccountNote(wanted.note)
      const changed = await portal.api.setAccountState(wanted.change)
      // The details are loaded again, because the frame shows whether the current account is active.
      portal.forgetDetails()
      return changed
    },
    useHead() {
      const t = accountMessages.useWords()
      const { title } = accountsMessages.useWords()
      return { title: t.title, breadcrumb: [{ label: title, href: paths.accounts }], failed: t.failed }
    },
    keyOf: ({ account }) => account.ID,
    Page: AccountPage,
  })
}
