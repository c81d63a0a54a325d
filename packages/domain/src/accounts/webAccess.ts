/** The period in which a user may use the portal (specification §3 User, "web access"). */
export interface WebAccess {
  isEnabled: boolean
  /** Epoch milliseconds at which web access ends; null: no end. */
  until: number | null
}

/** Whether a user may use the portal at `now`, in epoch milliseconds. At `until` itself they no longer may. */
export function hasWebAccess({ isEnabled, until }: WebAccess, now: number): boolean {
  return isEnabled && (until === null || now < until)
}
