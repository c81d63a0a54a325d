import { listScreen } from '#portal/app/listScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { invitesAddress, toInvitesRequest } from './inviteList.ts'
import { InvitesPage } from './InvitesPage.tsx'
import { invitesMessages } from './messages.ts'

/** The page `/site/invites`: all invites of the account, filtered by the address. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: invitesAddress,
    load: (filters, { api, signal }) => api.getInvites(toInvitesRequest(filters), { signal }),
    words: invitesMessages,
    head: ({ title }) => ({ title }),
    Page: InvitesPage,
  })
}
