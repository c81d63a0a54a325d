import { PortalInviteFrame } from './PortalInviteFrame.ts'

export { PortalInviteFrame } from './PortalInviteFrame.ts'

declare global {
  interface HTMLElementTagNameMap {
    'portal-invite-frame': PortalInviteFrame
  }
}

/** Defines the frame unless the page has one of that name: the first copy of a page wins, and a second version takes another name. */
export function definePortalInviteFrame(name = 'portal-invite-frame'): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  customElements.define(name, class extends PortalInviteFrame {})
}

definePortalInviteFrame()
