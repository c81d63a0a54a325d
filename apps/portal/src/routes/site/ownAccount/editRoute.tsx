import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import type { AboutCalls } from '#portal/calls/DropQuestion.tsx'
import { ownAccountEditMessages, ownAccountMessages } from './messages.ts'
import { OwnAccountEditPage } from './OwnAccountEditPage.tsx'
import { ownAccountKind } from './ownAccountForm.ts'
import { editorScreen } from '#portal/forms/editorScreen.ts'

/** The page `/site/mywebaccount/edit`, on which users edit their own record. */
export function route(portal: Portal): ScreenRoute {
  return editorScreen(portal, {
    load: async ({ api, signal }) => ({ account: (await api.getOwnAccount({ signal })).Account }),
    kindOf: (_params, _about: AboutCalls) => ownAccountKind,
    async save(payload, _params, { acknowledgesEnd }) {
      const { Account } = await portal.api.saveOwnAccount({ ...payload, AcknowledgesEnd: acknowledgesEnd })
      // The details are loaded again, because the frame shows the name and uses the theme.
      portal.forgetDetails()
      return Account
    },
    useHead() {
      const { title } = ownAccountEditMessages.useWords()
      const t = ownAccountMessages.useWords()
      return { title, breadcrumb: [{ label: t.title, href: paths.myAccount }], failed: t.failed }
    },
    keyOf: ({ account }) => account.ID,
    Page: OwnAccountEditPage,
  })
}
