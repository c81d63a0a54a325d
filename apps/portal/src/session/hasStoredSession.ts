/** Whether someone may be signed in, before the configuration names the storage of the session. */
export function hasStoredSession(): boolean {
  try {
    return 'authToken' in localStorage || 'authToken' in sessionStorage
  } catch {
    // Without storage no session survives a reload.
    return false
  }
}
