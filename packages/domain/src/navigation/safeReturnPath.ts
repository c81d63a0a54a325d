/** Only parsed against: a name that no server can have. */
const portal = 'https://portal.invalid'
/** '//' and '/\' leave the origin; encoded, they do so behind a server that decodes once too often. */
const leavesOrigin = /^\/(?:[/\\]|%2f|%5c|%0[09ad])/i
const unsafeCharacter = /[\s\p{Cc}\p{Cf}\\]/u

/** `text` where it is a path of this portal, else `fallback`. Paths keep their query and fragment. */
export function safeReturnPath(text: string | null | undefined, fallback: string): string {
  return text !== null && text !== undefined && isPortalPath(text) ? text : fallback
}

function isPortalPath(text: string): boolean {
  if (!text.startsWith('/') || leavesOrigin.test(text) || unsafeCharacter.test(text)) return false
  const url = resolve(text)
  if (url === null || url.origin !== portal || url.username !== '' || url.password !== '') return false
  // '/.//evil.example' stays here, but its normalised path would leave if it were followed again.
  return !leavesOrigin.test(url.pathname)
}

function resolve(path: string): URL | null {
  try {
    return new URL(path, portal)
  } catch {
    return null
  }
}
