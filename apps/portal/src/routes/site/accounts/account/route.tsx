import { useStore } from '@nanostores/react'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { accountMessages } from '../account.messages.ts'
import { accountsMessages } from '#portal/accounts/accounts.messages.ts'
import { AccountPage } from './AccountPage.tsx'

export type AccountDetails = ResponseOf<typeof endpoints.getAccount>

/** Actions of the page's route. */
export type AccountAction =
  | { kind: 'state'; change: PayloadOf<typeof endpoints.setAccountState> }
  | { kind: 'note'; note: PayloadOf<typeof endpoints.saveAccountNote> }

interface LoaderData {
  asked: Attempt<AccountDetails>
  chosen: number
}

/** `/site/accounts/:id`: an account, for operators. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { params, request }): Promise<LoaderData> => {
      const asked = await attempt(portal.api.getAccount({ AccountID: Number(params['id']) || Number.MAX_SAFE_INTEGER }, { signal: request.signal }))
      return { asked, chosen: Number((await details).AccountID) }
    }),
    action: signedInAction(async ({ request }) => {
      const wanted = await sentJson<AccountAction>(request)
      if (wanted.kind === 'note') return attempt(portal.api.saveAccountNote(wanted.note))
      const changed = await attempt(portal.api.setAccountState(wanted.change))
      // The frame shows whether the current account is active.
      portal.forgetDetails()
      return changed
    }),
    Component: AccountScreen,
  }
}

function AccountScreen() {
  const { asked, chosen } = useLoaderData<LoaderData>()
  const t = useStore(accountMessages)
  const { title } = useStore(accountsMessages)
  if (!asked.ok) return <FailedPage title={t.title} breadcrumb={[{ label: title, href: paths.accounts }]} failure={asked.failure} failed={t.failed} />
  return <AccountPage key={asked.value.ID} account={asked.value} isChosen={asked.value.ID === chosen} />
}
