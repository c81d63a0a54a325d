import { PortalInviteCard } from './PortalInviteCard.ts'

/** Defines the element unless the page has one of that name: the first copy of a page wins, and a second version takes another name. */
export function definePortalInviteCard(name = 'portal-invite-card'): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  // A class can have only one element name.
  customElements.define(name, class extends PortalInviteCard {})
}
