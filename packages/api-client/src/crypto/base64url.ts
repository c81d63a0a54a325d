/** Bytes that own their buffer, as WebCrypto requires and returns them. */
export type Bytes = Uint8Array<ArrayBuffer>

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The two characters for every value of 12 bits, which needs half as many steps as one character at a time. */
const pairs = Array.from({ length: 4096 }, (_, bits) => alphabet.charAt(bits >> 6) + alphabet.charAt(bits & 63))

const sextets = new Int8Array(128).fill(-1)
for (let index = 0; index < alphabet.length; index += 1) sextets[alphabet.charCodeAt(index)] = index

/** Bytes as base64url without padding (RFC 4648 §5). */
export function encodeBase64Url(bytes: Uint8Array): string {
  const whole = bytes.length - (bytes.length % 3)
  let text = ''
  for (let index = 0; index < whole; index += 3) {
    const triple = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0)
    text += (pairs[triple >> 12] ?? '') + (pairs[triple & 4095] ?? '')
  }
  const [first, second] = bytes.subarray(whole)
  if (first === undefined) return text
  if (second === undefined) return text + (pairs[first << 4] ?? '')
  const last = (first << 16) | (second << 8)
  return text + (pairs[last >> 12] ?? '') + alphabet.charAt((last >> 6) & 63)
}

/** The bytes of unpadded base64url; null if the text is not exactly the one that `encodeBase64Url` writes for them. */
export function decodeBase64Url(text: string): Bytes | null {
  if (text.length % 4 === 1) return null
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (let index = 0; index < text.length; index += 1) {
    const sextet = sextets[text.charCodeAt(index)] ?? -1
    if (sextet < 0) return null
    held = ((held << 6) | sextet) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[at] = (held >> bits) & 0xff
      at += 1
    }
  }
  const spareBits = held & ((1 << bits) - 1)
  return spareBits === 0 ? bytes : null
}
