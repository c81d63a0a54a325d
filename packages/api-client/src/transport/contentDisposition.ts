const encodedName = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i
const quotedName = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i
const bareName = /(?:^|;)\s*filename\s*=\s*([^";\s]+)/i

/** The file name in a Content-Disposition header (RFC 6266), without anything that a file system could read as a path; '' if there is none. */
export function fileNameOf(header: string | null): string {
  const text = header ?? ''
  const encoded = decode(encodedName.exec(text)?.[1])
  const quoted = quotedName.exec(text)?.[1]?.replace(/\\(.)/g, '$1')
  return toSafeName(encoded ?? quoted ?? bareName.exec(text)?.[1] ?? '')
}

function decode(name: string | undefined): string | undefined {
  try {
    return name === undefined ? undefined : decodeURIComponent(name)
  } catch {
    return undefined
  }
}

function toSafeName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^\.+/, '')
    .trim()
}
