import { definePortalInviteCard } from './define.ts'
import type { PortalInviteCardEvents } from './events.ts'
import type { PortalInviteCard } from './PortalInviteCard.ts'

export { definePortalInviteCard } from './define.ts'
export type { PortalInviteCardEvents } from './events.ts'
export { PortalInviteCard } from './PortalInviteCard.ts'

declare global {
  interface HTMLElementTagNameMap {
    'portal-invite-card': PortalInviteCard
  }
  interface HTMLElementEventMap extends PortalInviteCardEvents {}
  interface DocumentEventMap extends PortalInviteCardEvents {}
}

definePortalInviteCard()
