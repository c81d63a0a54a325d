/** Whether a user may be signed in. Used before the configuration says where the session is stored. */
export function hasStoredSession(): boolean {
  try {
    return 'authToken' in localStorage || 'authToken' in sessionStorage
  } catch {
    // Without storage no session survives a reload.
    return false
  }
}
