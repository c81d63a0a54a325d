import { listAddress } from '../../../app/listAddress.ts'
import { listScreen } from '../../../app/listScreen.tsx'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { GroupsPage } from './GroupsPage.tsx'
import { groupsMessages } from './messages.ts'

/** `/site/groups`. */
export function groupsRoute(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: listAddress(paths.groups, {}),
    load: async (_query, { api, signal }) => (await api.getUserGroups({}, { signal })).UserGroups,
    words: groupsMessages,
    head: ({ title }) => ({ title }),
    Page: GroupsPage,
  })
}
