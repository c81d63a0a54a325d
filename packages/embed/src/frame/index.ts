import { PortalInviteFrame } from './PortalInviteFrame.ts'

export { PortalInviteFrame } from './PortalInviteFrame.ts'

declare global {
  interface HTMLElementTagNameMap {
    'portal-invite-frame': PortalInviteFrame
  }
}

/**
 * Defines the frame element, unless the page already has one of that name. So the first copy of the script is used. A second version needs
 * another name.
 */
export function definePortalInviteFrame(name = 'portal-invite-frame'): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  customElements.define(name, class extends PortalInviteFrame {})
}

definePortalInviteFrame()
