import { listScreen } from '#portal/app/listScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { groupsAddress } from './groupsAddress.ts'
import { GroupsPage } from './GroupsPage.tsx'
import { groupsMessages } from './messages.ts'

/** The page `/site/groups`. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: groupsAddress,
    isWhole: true,
    load: async (_query, { api, signal }) => (await api.getUserGroups({}, { signal })).UserGroups,
    words: groupsMessages,
    head: ({ title }) => ({ title }),
    Page: GroupsPage,
  })
}
