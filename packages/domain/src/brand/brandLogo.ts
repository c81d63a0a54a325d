import { readPicture } from '../pictures/readPicture.ts'

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

/** Why an address is no logo, read from the picture's own head; null where it is one. */
export function findBrandLogoProblem(address: string): BrandLogoProblem | null {
  if (address.length > brandLogoLimits.length) return 'length'
  const picture = readPicture(address)
  if (picture?.kind !== 'png') return 'kind'
  const { width, height } = picture
  return width >= 1 && width <= brandLogoLimits.width && height >= 1 && height <= brandLogoLimits.height ? null : 'size'
}
