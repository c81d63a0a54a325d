import type { InviteStatus, InviteView } from '@portal/domain'

/**
 * The element's events. All bubble and cross shadow roots. None contains the token, the code or another secret, because other scripts of
 * the page can listen too.
 */
export interface PortalInviteCardEvents {
  /** An invite is shown, for the first time or again. */
  'portal-invite-shown': CustomEvent<{ kind: InviteView['kind']; status: InviteStatus }>
  /**
   * The guest requests a code of an invite that the page set as `invite`. Call `respondWith` with a promise of the next view. Until it
   * settles, the card says that a code is being created.
   */
  'portal-invite-generate': CustomEvent<{ respondWith: (view: Promise<InviteView>) => void }>
  /** A reader used the shown code. */
  'portal-invite-used': CustomEvent<{ usedAt: string }>
  /** The end of the invite passed while it was shown. */
  'portal-invite-ended': CustomEvent<null>
  /** Scan mode was opened or closed. */
  'portal-invite-scan': CustomEvent<{ isOpen: boolean }>
  /**
   * A request failed. `code` is for programs (`unreachable`, `no-token`, or a code of the service). The card shows the failure to the
   * guest.
   */
  'portal-invite-error': CustomEvent<{ code: string }>
}

/** Tells a failure to the page, and on the console what its developer can do about it. */
export function tellError(target: Element, code: string, cure?: string): void {
  // oxlint-disable-next-line no-console
  if (cure) console.warn(`${target.localName}: ${cure}`)
  tell(target, 'portal-invite-error', { code })
}

type EventName = keyof PortalInviteCardEvents

export function tell<Name extends EventName>(target: EventTarget, name: Name, detail: PortalInviteCardEvents[Name]['detail']): void {
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
}

export function tellShown(target: EventTarget, view: InviteView): void {
  tell(target, 'portal-invite-shown', { kind: view.kind, status: view.kind === 'message' ? view.status : 'Valid' })
}
