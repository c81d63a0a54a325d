export interface DecodedText {
  text: string
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  /** Whether the encoding is a guess. If so, the page says it. */
  isGuess: boolean
}

/**
 * Reads the text of a file. A byte order mark gives the encoding. Without one, zero bytes mean UTF-16. Text that isn't valid UTF-8 is read
 * as Windows-1252, which older spreadsheets use.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return decoded(bytes, 'utf-8', false)
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le', false)
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be', false)
  const zeros = findZeros(bytes.subarray(0, 2000))
  if (zeros !== null) return decoded(bytes, zeros, true)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8', isGuess: false }
  } catch {
    return decoded(bytes, 'windows-1252', true)
  }
}

function decoded(bytes: Uint8Array, encoding: DecodedText['encoding'], isGuess: boolean): DecodedText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding, isGuess }
}

/** Guesses UTF-16 by zero bytes, because Latin letters in UTF-16 have a zero in every other byte. */
function findZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd > bytes.length / 8 && odd > even) return 'utf-16le'
  return even > bytes.length / 8 ? 'utf-16be' : null
}

const misread = /[ÂÃâ][\u0080-\u00ff\u0152-\u2122]/
/** The characters of Windows-1252 that differ from Latin-1, by byte. */
const windows: Readonly<Record<string, number>> = Object.fromEntries(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((character, index) => [character, 0x80 + index]),
)

/** Repairs “JosÃ©” to “José”: UTF-8 that was read as Windows-1252. Null for any other text. */
export function mendEncoding(text: string): string | null {
  if (!misread.test(text)) return null
  const bytes = [...text].map((character) => windows[character] ?? character.charCodeAt(0))
  if (bytes.some((byte) => byte > 0xff)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}
