import { PortalInviteCard } from './PortalInviteCard.ts'

/**
 * Defines the element, unless the page already has one of that name. So the first copy of the script is used. A second version needs
 * another name.
 */
export function definePortalInviteCard(name = 'portal-invite-card'): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  // The element is a subclass, because a class can have only one element name.
  customElements.define(name, class extends PortalInviteCard {})
}
