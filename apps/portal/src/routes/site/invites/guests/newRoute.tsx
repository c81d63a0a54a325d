import { Navigate } from 'react-router-dom'
import { attempt } from '#portal/app/attempt.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import { recentGuests } from '../newInvite/inviteForm.ts'
import { newInviteMessages } from '../newInvite/messages.ts'
import { NewInvitePage, type NewInvitePageProps } from '../newInvite/NewInvitePage.tsx'
import { useInvitesHome } from '../useInvitesHome.ts'
import { findObstacle, type GuestRulesAnswer } from './guestRules.ts'
import { guestsMessages } from './messages.ts'

interface Data extends NewInvitePageProps {
  rules: GuestRulesAnswer
}

/** The page `/site/guests/new`, on which a resident invites a guest within the account's rules. */
export const route = pageScreen({
  right: 'invites.own',
  async load({ api, signal, details }): Promise<Data> {
    // The last invites only fill in suggestions, so the page also works without them.
    const [rules, sent, { Name }] = await Promise.all([api.getGuestRules({}, { signal }), attempt(api.getInvites({ count: 10 }, { signal })), details])
    const places = rules.Locations
    return { rules, places, recent: sent.ok ? recentGuests(sent.value.Invites, places) : [], sender: Name, now: api.serverNow(), hours: rules.Rules.Hours }
  },
  useHead() {
    const t = newInviteMessages.useWords()
    const { mayNot } = guestsMessages.useWords()
    return { title: t.ownTitle, breadcrumb: [useInvitesHome(true).crumb], failed: t.failed, mayNot }
  },
  Page: NewGuestPage,
})

/** The list says why no more invites are possible. */
function NewGuestPage({ rules, ...page }: Data) {
  return findObstacle(rules) === null ? <NewInvitePage {...page} /> : <Navigate to={paths.guests} replace />
}
