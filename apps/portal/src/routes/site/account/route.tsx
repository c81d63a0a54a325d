import { useLoaderData } from 'react-router-dom'
import type { Portal, UserDetails } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { signedIn } from '../../../app/signedIn.ts'
import { InactivePage, type InactivePageProps } from './InactivePage.tsx'

/** `/site/inactive`: where people of an account that is not active land. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details): Promise<InactivePageProps> => toPage(await details)),
    Component: function InactiveScreen() {
      return <InactivePage {...useLoaderData<InactivePageProps>()} />
    },
  }
}

const toPage = ({ AccountName, Inactive }: UserDetails): InactivePageProps => ({ accountName: AccountName, inactive: Inactive })
