import { readPicture } from '../pictures/readPicture.ts'

/** Limits of a logo. A logo is a PNG in a data URL, so that a guest's page needs no further request. */
export const brandLogoLimits = {
  /** Characters of the data URL. */
  length: 8000,
  /** Height in pixels, three times that on the page, for sharp screens. */
  height: 72,
  width: 480,
  /** Bytes of the file that the user chooses; the page redraws it as a small PNG. */
  fileSize: 5 * 1024 * 1024,
} as const

/** The types of picture files that can be chosen. */
export const brandLogoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

export type BrandLogoProblem = 'kind' | 'length' | 'size'

/** Why a data URL can't be a logo, by the picture's own bytes; null if it can. */
export function findBrandLogoProblem(address: string): BrandLogoProblem | null {
  if (address.length > brandLogoLimits.length) return 'length'
  const picture = readPicture(address)
  if (picture?.kind !== 'png') return 'kind'
  const { width, height } = picture
  return width >= 1 && width <= brandLogoLimits.width && height >= 1 && height <= brandLogoLimits.height ? null : 'size'
}
