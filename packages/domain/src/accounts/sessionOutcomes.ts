/** How a session ends after a 401 (spec §4, §8). The portal has the words of the alert. */
export interface SessionEnd {
  alert: 'sessionExpired' | null
  clearsStorage: true
  goTo: 'login'
}

/** How a session ends. The alert is shown only if there was a token. */
export function resolveSessionEnd(hadToken: boolean): SessionEnd {
  return { alert: hadToken ? 'sessionExpired' : null, clearsStorage: true, goTo: 'login' }
}

/** Whether an answer to the user-details call has the type 'error', after which the browser's storage is cleared (spec §4). */
export function isUserDetailsError<Answer extends object>(answer: Answer): answer is Extract<Answer, { type: 'error' }> {
  return 'type' in answer && answer.type === 'error'
}
