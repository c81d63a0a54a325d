import { useLoaderData } from 'react-router-dom'
import type { Portal, UserDetails } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { signedIn } from '#portal/app/signedIn.ts'
import { InactivePage, type InactivePageProps } from './InactivePage.tsx'

/** The page `/site/inactive`, on which users of an inactive account land. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details): Promise<InactivePageProps> => toPage(await details)),
    Component: function InactiveScreen() {
      return <InactivePage {...useLoaderData<InactivePageProps>()} />
    },
  }
}

const toPage = ({ AccountName, Inactive }: UserDetails): InactivePageProps => ({ accountName: AccountName, inactive: Inactive })
