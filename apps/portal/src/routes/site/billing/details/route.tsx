import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { billingMessages } from '../messages.ts'
import { BillingDetailsForm } from './BillingDetailsForm.tsx'
import { billingDetailsMessages } from './messages.ts'

/** The page `/site/billing/details`. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    load: async ({ api, signal }) => ({ info: await api.getBillingInfo({}, { signal }) }),
    useHead() {
      const t = billingDetailsMessages.useWords()
      const { back } = billingMessages.useWords()
      return { title: t.title, breadcrumb: [{ label: back, href: paths.billing }], failed: t.failed }
    },
    Page: BillingDetailsForm,
  })
}
