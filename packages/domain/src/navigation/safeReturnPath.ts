/** The base for parsing: a name that no server can have. */
const portal = 'https://portal.invalid'
/** '//' and '/\' leave the origin. Encoded, they also leave it behind a server that decodes once too often. */
const leavesOrigin = /^\/(?:[/\\]|%2f|%5c|%0[09ad])/i
const unsafeCharacter = /[\s\p{Cc}\p{Cf}\\]/u

/** `text` if it is a path of this portal, otherwise `fallback`. The path keeps its query and fragment. */
export function safeReturnPath(text: string | null | undefined, fallback: string): string {
  return text !== null && text !== undefined && isPortalPath(text) ? text : fallback
}

function isPortalPath(text: string): boolean {
  if (!text.startsWith('/') || leavesOrigin.test(text) || unsafeCharacter.test(text)) return false
  const url = resolve(text)
  if (url === null || url.origin !== portal || url.username !== '' || url.password !== '') return false
  // '/.//evil.example' stays on this origin, but its normalized path would leave it if followed again.
  return !leavesOrigin.test(url.pathname)
}

function resolve(path: string): URL | null {
  try {
    return new URL(path, portal)
  } catch {
    return null
  }
}
