import { attempt } from '#portal/app/attempt.ts'
import { listScreen } from '#portal/app/listScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { LogPage } from './LogPage.tsx'
import { logAddress, toLogRequest } from './logQuery.ts'
import { logPageMessages } from './messages.ts'

/** The page `/site/log`: entries, visitor calls and changes, newest first, filtered by the address. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: logAddress,
    isInHistory: true,
    async load(query, { api, signal }) {
      const [log, places, views] = await Promise.all([
        api.getLog(toLogRequest(query), { signal }),
        attempt(api.getPropertyInstallLocationDeviceInformation({}, { signal })),
        attempt(api.getLogViews({}, { signal })),
      ])
      return { log, places: places.ok ? places.value.Locations : [], views: views.ok ? views.value.Views : [] }
    },
    words: logPageMessages,
    head: ({ title, failed }) => ({ title, failed }),
    Page: LogPage,
  })
}
