import { attempt } from '#portal/app/attempt.ts'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { invitesMessages } from '../messages.ts'
import { newInviteKind, type AboutNewInvite, type CreatedInvite, recentGuests } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'
import { NewInvitePage } from './NewInvitePage.tsx'
import { editorScreen } from '#portal/forms/editorScreen.ts'

/** `/site/invites/new`: creates a virtual key or a PIN for a guest. */
export function route(portal: Portal): ScreenRoute {
  return editorScreen(portal, {
    right: 'invites.create',
    async load({ api, signal, details }) {
      const asking = api.getPropertyInstallLocationDeviceInformation({}, { signal })
      asking.catch(() => {})
      const { ID, Name } = await details
      // What is remembered of the last invites is a convenience: without it, one asks for everything.
      const sent = await attempt(api.getInvites({ SentByUserID: Number(ID), count: 10 }, { signal }))
      const { Locations } = await asking
      return { places: Locations, recent: sent.ok ? recentGuests(sent.value.Invites, Locations) : [], sender: Name, now: api.serverNow() }
    },
    // The doors needn't reload while the invite is created.
    shouldRevalidate: ({ actionResult }) => actionResult === undefined,
    kindOf: (_params, about: AboutNewInvite) => newInviteKind(() => about),
    save: ({ kind, payload }): Promise<CreatedInvite> => (kind === 'PIN' ? portal.api.createPinInvite(payload) : portal.api.createQRInvite(payload)),
    useHead() {
      const t = newInviteMessages.useWords()
      const list = invitesMessages.useWords()
      return { title: t.title, breadcrumb: [{ label: list.title, href: paths.invites }], failed: t.failed, mayNot: t.mayNot }
    },
    Page: NewInvitePage,
  })
}
