import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { ownAccountEditMessages, ownAccountMessages } from './messages.ts'
import { OwnAccountEditPage } from './OwnAccountEditPage.tsx'

/** The page `/site/mywebaccount/edit`, on which users edit their own record. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    load: async ({ api, signal }) => ({ account: (await api.getOwnAccount({ signal })).Account }),
    useHead() {
      const { title } = ownAccountEditMessages.useWords()
      const t = ownAccountMessages.useWords()
      return { title, breadcrumb: [{ label: t.title, href: paths.myAccount }], failed: t.failed }
    },
    keyOf: ({ account }) => account.ID,
    Page: OwnAccountEditPage,
  })
}
