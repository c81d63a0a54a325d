/** A session, with the values that it sends with every request. */
export interface Session {
  token: string
  authKey: string
  csrf: string
  /** The id of the account in which the user works. The service refuses requests for another account (403 `OTHER_ACCOUNT`). Omit it for the user's own. */
  accountId?: number | undefined
  /** A signal that is aborted when the session ends in this browser, as at sign-out. Calls of this session then reject with `SessionExpired`. */
  ended?: AbortSignal
}

export interface SessionExpiry {
  /** Records the session with which a call is sent. */
  begin(session: Session | null): void
  /** Reports a 401 to the portal, unless that session has already ended or was already reported. */
  report(session: Session | null): void
}

export interface SessionExpiryOptions {
  getSession: () => Session | null
  onSessionExpired: (had: { hadToken: boolean }) => void
}

/** Reports expired sessions. Any number of parallel 401s of one session count as one event. */
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
