import type { InviteView } from '@portal/domain'

export interface AskForInvite {
  /** The `id` of an earlier view: a recurring key then creates its code, unless an unused one is waiting. */
  id?: string | undefined
  signal: AbortSignal
}

/** The source of the element's invite. By default it uses `invite-token` and `base-url`; a page that calls the service itself sets its own. */
export interface InviteSource {
  ask: (wish: AskForInvite) => Promise<InviteView>
  /** Epoch milliseconds on the service's clock; the device's if omitted. */
  now?: () => number
  /** Ways to save the invite, each offered if given. `id` is the view's. The links lead to a file or a page. */
  keep?: Partial<Record<KeepName, (id: string) => Promise<Blob | string>>>
}

/** Places where a guest can save an invite. */
export type KeepName = 'apple' | 'google' | 'calendar'
