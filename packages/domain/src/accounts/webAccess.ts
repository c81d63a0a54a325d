/** Whether a person may use the portal, and until when (specification §3 User, "web access"). */
export interface WebAccess {
  isEnabled: boolean
  /** Milliseconds since 1970 at which web access ends; null: it has no end. */
  until: number | null
}

/** Whether a person may use the portal at `now` (milliseconds since 1970). At `until` itself they may not. */
export function hasWebAccess({ isEnabled, until }: WebAccess, now: number): boolean {
  return isEnabled && (until === null || now < until)
}
