import { useLoaderData } from 'react-router-dom'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { keepWhileOpening } from '../../../app/useOpenInAddress.ts'
import { runCallPreferencesAction, type CallPreferencesAction } from '../../../calls/callPreferences.ts'
import { hoursParam } from '../../../calls/useHoursDialog.tsx'
import { AccountPage, type AccountPageTitle } from './AccountPage.tsx'
import { toAccountView, type AccountView } from './accountView.ts'
import { InactivePage } from './InactivePage.tsx'

/** The landing pages that show who is signed in and to what. */
export function accountRoute(portal: Portal, title: AccountPageTitle | 'inactive'): ScreenRoute {
  return {
    loader: signedIn(portal, async (details) => toAccountView(await details)),
    action: signedInAction(async ({ request }) => runCallPreferencesAction(portal, await sentJson<CallPreferencesAction>(request))),
    shouldRevalidate: keepWhileOpening(hoursParam),
    Component: function AccountScreen() {
      const view = useLoaderData<AccountView>()
      return title === 'inactive' ? <InactivePage accountName={view.accountName} /> : <AccountPage title={title} view={view} />
    },
  }
}
