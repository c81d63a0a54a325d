import { pageTitles } from '#portal/app/pages.messages.ts'
import { guestEditPath, guestPath, inviteEditPath, invitePath, paths } from '#portal/app/paths.ts'

/** Returns the list to which an invite's page belongs: a resident's own (`isOwn`), or that of the account. */
export function useInvitesHome(isOwn: boolean) {
  const titles = pageTitles.useWords()
  return isOwn
    ? { crumb: { label: titles.guests, href: paths.guests }, newHref: paths.newGuest, pathOf: guestPath, editPathOf: guestEditPath }
    : { crumb: { label: titles.invites, href: paths.invites }, newHref: paths.newInvite, pathOf: invitePath, editPathOf: inviteEditPath }
}
