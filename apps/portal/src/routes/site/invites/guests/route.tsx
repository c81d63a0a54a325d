import { listAddress, pagePart } from '#portal/app/listAddress.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { GuestsPage, guestsPageSize, type GuestsPageProps } from './GuestsPage.tsx'
import { guestsMessages } from './messages.ts'

const address = listAddress(paths.guests, { page: pagePart })

/** The page `/site/guests`: the invites that the signed-in resident sent, and how many more are possible. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    right: 'invites.own',
    async load({ api, signal, search }): Promise<GuestsPageProps> {
      const { page } = address.read(search)
      const [invites, rules] = await Promise.all([api.getInvites({ page, count: guestsPageSize }, { signal }), api.getGuestRules({}, { signal })])
      return { invites, rules, page, hrefFor: (next) => address.write({ page: next.page }), now: api.serverNow() }
    },
    useHead() {
      const t = guestsMessages.useWords()
      return { title: t.title, failed: t.failed, mayNot: t.mayNot }
    },
    Page: GuestsPage,
    keeps: true,
  })
}
