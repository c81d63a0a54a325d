import { listAddress } from '#portal/app/listAddress.ts'
import { listScreen } from '#portal/app/listScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { GroupsPage } from './GroupsPage.tsx'
import { groupsMessages } from './messages.ts'

/** `/site/groups`. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: listAddress(paths.groups, {}),
    load: async (_query, { api, signal }) => (await api.getUserGroups({}, { signal })).UserGroups,
    words: groupsMessages,
    head: ({ title }) => ({ title }),
    Page: GroupsPage,
  })
}
