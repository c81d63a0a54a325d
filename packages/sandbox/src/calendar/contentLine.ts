import { toBytes } from '../bytes/bytes.ts'

/** RFC 5545 TEXT: backslash, semicolon, comma and line ends are escaped, other controls dropped. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds a line at 75 octets, never inside a UTF-8 sequence, and ends it with CRLF. */
export function contentLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = toBytes(character).length
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return `${folded}\r\n`
}

/** `20261121T143000Z`. */
export function utcStamp(instant: number): string {
  return new Date(Math.floor(instant / 1000) * 1000).toISOString().replace('.000', '').replaceAll(/[-:]/g, '')
}

/** A wall-clock time without zone, from minutes since 1970-01-01 0:00: `20261121T083000`. */
export function localStamp(localMinutes: number): string {
  return utcStamp(localMinutes * 60_000).slice(0, -1)
}
