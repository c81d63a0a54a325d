/** The base for parsing paths, with a host name that no server can have. */
const portal = 'https://portal.invalid'
/**
 * Matches paths that leave the origin: those that begin with '//' or '/\'. Encoded forms are included, because some servers decode twice.
 */
const leavesOrigin = /^\/(?:[/\\]|%2f|%5c|%0[09ad])/i
const unsafeCharacter = /[\s\p{Cc}\p{Cf}\\]/u

/** Returns `text` with its query and fragment if it is a path of this portal, otherwise `fallback`. */
export function safeReturnPath(text: string | null | undefined, fallback: string): string {
  return text !== null && text !== undefined && isPortalPath(text) ? text : fallback
}

function isPortalPath(text: string): boolean {
  if (!text.startsWith('/') || leavesOrigin.test(text) || unsafeCharacter.test(text)) return false
  // The normalized path is checked too: '/.//evil.example' stays on this origin, but its normalized form '//evil.example' would not.
  return !leavesOrigin.test(new URL(text, portal).pathname)
}
