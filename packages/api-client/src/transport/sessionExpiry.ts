/** The values that a session sends with every request. */
export interface Session {
  token: string
  authKey: string
  csrf: string
  /** The account in which the user works: the service refuses what is for another (403 `OTHER_ACCOUNT`). Omit for the user's own. */
  accountId?: number | undefined
  /** Aborted once the session ends in this browser, as at sign-out: calls sent with it then reject with `SessionExpired`. */
  ended?: AbortSignal
}

export interface SessionExpiry {
  /** Records the session that a call is sent with. */
  begin(session: Session | null): void
  /** Tells the portal of a 401, unless that session has already ended or its expiry was already reported. */
  report(session: Session | null): void
}

export interface SessionExpiryOptions {
  getSession: () => Session | null
  onSessionExpired: (had: { hadToken: boolean }) => void
}

/** Any number of parallel 401s of one session count as one event. */
export function createSessionExpiry({ getSession, onSessionExpired }: SessionExpiryOptions): SessionExpiry {
  let told: { token: string | null } | null = null
  return {
    begin(session) {
      if (told && told.token !== (session?.token ?? null)) told = null
    },
    report(session) {
      const token = session?.token ?? null
      const isCurrent = token === (getSession()?.token ?? null)
      if (!isCurrent || told?.token === token) return
      told = { token }
      onSessionExpired({ hadToken: token !== null })
    },
  }
}
