import type { InviteView } from '@portal/domain'

export interface AskForInvite {
  /** The `id` of a view that was answered before: a recurring key then makes its code, unless an unused one is waiting. */
  id?: string | undefined
  signal: AbortSignal
}

/** Whom the element asks for its invite. It is made of `invite-token` and `base-url`; a page that speaks to the service itself sets its own. */
export interface InviteSource {
  ask: (wish: AskForInvite) => Promise<InviteView>
  /** Epoch milliseconds on the service's clock; the device's if omitted. */
  now?: () => number
  /** Ways to keep the invite, each offered where it is given. `id` is the view's. The links lead to a file or a page. */
  keep?: Partial<Record<KeepName, (id: string) => Promise<Blob | string>>>
}

/** Where a guest can keep an invite besides this page. */
export type KeepName = 'apple' | 'google' | 'calendar'
