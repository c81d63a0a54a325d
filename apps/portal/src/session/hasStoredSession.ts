/** Whether someone may be signed in here, before the configuration has said which storage keeps the session. */
export function hasStoredSession(): boolean {
  try {
    return 'authToken' in localStorage || 'authToken' in sessionStorage
  } catch {
    // What a refused storage would keep is gone after a reload.
    return false
  }
}
