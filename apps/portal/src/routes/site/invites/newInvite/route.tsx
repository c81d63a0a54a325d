import { attempt } from '#portal/app/attempt.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import { invitesMessages } from '../messages.ts'
import { recentGuests } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'
import { NewInvitePage } from './NewInvitePage.tsx'

/** The page `/site/invites/new`: creates a virtual key or a PIN for a guest. */
export const route = pageScreen({
  right: 'invites.create',
  async load({ api, signal, details }) {
    const asking = api.getPropertyInstallLocationDeviceInformation({}, { signal })
    asking.catch(() => {})
    const { ID, Name } = await details
    // The last invites only fill in suggestions, so the page also works without them.
    const sent = await attempt(api.getInvites({ SentByUserID: Number(ID), count: 10 }, { signal }))
    const { Locations } = await asking
    return { places: Locations, recent: sent.ok ? recentGuests(sent.value.Invites, Locations) : [], sender: Name, now: api.serverNow() }
  },
  useHead() {
    const t = newInviteMessages.useWords()
    const list = invitesMessages.useWords()
    return { title: t.title, breadcrumb: [{ label: list.title, href: paths.invites }], failed: t.failed, mayNot: t.mayNot }
  },
  Page: NewInvitePage,
})
