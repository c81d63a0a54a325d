import type { InviteView } from '@portal/domain'

export interface AskForInvite {
  /** The `id` of an earlier view. With it, a recurring key creates a code, unless there is an unused one. */
  id?: string | undefined
  signal: AbortSignal
}

/** The source of the element's invite. By default it uses `invite-token` and `base-url`; a page that calls the service itself sets its own. */
export interface InviteSource {
  ask: (wish: AskForInvite) => Promise<InviteView>
  /** Returns the current time in epoch milliseconds by the service's clock. Default: the device's clock. */
  now?: () => number
  /**
   * Functions to save the invite. Each one that is given is offered as a button. They get the view's `id` and return the address of a file
   * or a page.
   */
  keep?: Partial<Record<KeepName, (id: string) => Promise<Blob | string>>>
}

/** Places where a guest can save an invite. */
export type KeepName = 'apple' | 'google' | 'calendar'
