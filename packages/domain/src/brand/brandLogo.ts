/** Limits of a logo. It is a PNG in a data URL, because a guest's page must not fetch it separately. */
export const brandLogoLimits = {
  /** Characters of the address. */
  length: 8000,
  /** Pixels: three times the height at which it is drawn. */
  height: 72,
  width: 480,
  /** Bytes of the chosen file; the page redraws it as a small PNG. */
  fileSize: 5 * 1024 * 1024,
} as const

/** The kinds of pictures that can be chosen. */
export const brandLogoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

export type BrandLogoProblem = 'kind' | 'length' | 'size'

const beginning = 'data:image/png;base64,'
const isBase64 = /^[A-Za-z\d+/]+={0,2}$/
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Why an address is no logo, read from the picture's own head; null where it is one. */
export function findBrandLogoProblem(address: string): BrandLogoProblem | null {
  if (address.length > brandLogoLimits.length) return 'length'
  const base64 = address.slice(beginning.length)
  if (!address.startsWith(beginning) || base64.length % 4 !== 0 || !isBase64.test(base64)) return 'kind'
  // The signature, and the first chunk as far as width and height: 24 bytes.
  const head = [...atob(base64.slice(0, 32))].map((letter) => letter.charCodeAt(0))
  if (head.length < 24 || signature.some((byte, index) => head[index] !== byte) || String.fromCharCode(...head.slice(12, 16)) !== 'IHDR') return 'kind'
  const numberAt = (start: number) => head.slice(start, start + 4).reduce((sum, byte) => sum * 256 + byte, 0)
  const [width, height] = [numberAt(16), numberAt(20)]
  return width >= 1 && width <= brandLogoLimits.width && height >= 1 && height <= brandLogoLimits.height ? null : 'size'
}
