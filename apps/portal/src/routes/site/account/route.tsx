import { useLoaderData } from 'react-router-dom'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { signedIn } from '../../../app/signedIn.ts'
import { AccountPage } from './AccountPage.tsx'
import { toAccountView, type AccountView } from './accountView.ts'
import { InactivePage } from './InactivePage.tsx'

/** The landing pages that show who is signed in and to what. */
export function accountRoute(portal: Portal, title: 'singleFamilySetup' | 'inactive'): ScreenRoute {
  return {
    loader: signedIn(portal, async (details) => toAccountView(await details)),
    Component: function AccountScreen() {
      const view = useLoaderData<AccountView>()
      return title === 'inactive' ? <InactivePage accountName={view.accountName} inactive={view.inactive} /> : <AccountPage view={view} />
    },
  }
}
