/** What a 401 leads to (spec §4, §8). The portal has the words of the alert. */
export interface SessionEnd {
  alert: 'sessionExpired' | null
  clearsStorage: true
  goTo: 'login'
}

/** The alert is shown only if there was a token. */
export function resolveSessionEnd(hadToken: boolean): SessionEnd {
  return { alert: hadToken ? 'sessionExpired' : null, clearsStorage: true, goTo: 'login' }
}

/** A user-details answer of type 'error' clears the browser's storage (spec §4). */
export function isUserDetailsError<Answer extends object>(answer: Answer): answer is Extract<Answer, { type: 'error' }> {
  return 'type' in answer && answer.type === 'error'
}
