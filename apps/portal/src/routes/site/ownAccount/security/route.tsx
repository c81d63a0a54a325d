import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { ownAccountMessages } from '../messages.ts'
import { securityMessages } from './messages.ts'
import { SecurityPage } from './SecurityPage.tsx'

/** The page `/site/mywebaccount/security`: the user's own two-step sign-in. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal, details }) {
      const twoStep = await api.getTwoStep({ signal })
      return { twoStep, details: await details }
    },
    useHead() {
      const { title, failed } = securityMessages.useWords()
      const t = ownAccountMessages.useWords()
      return { title, failed, breadcrumb: [{ label: t.title, href: paths.myAccount }] }
    },
    Page: SecurityPage,
  })
}
