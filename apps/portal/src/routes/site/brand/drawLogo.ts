import { brandLogoLimits, brandLogoTypes } from '@portal/domain'
import { drawImage, readImage } from '#portal/app/pictures.ts'

export type LogoProblem = 'kind' | 'fileSize' | 'unreadable' | 'length'

/** The heights to try; the largest that stays within the size limit is used. */
const heights = [brandLogoLimits.height, 48, 36, 24]

/** Draws a picture as a small PNG in the browser, which removes scripts of an SVG and metadata of a photo. `problem` says why it can't be a logo. */
export async function drawLogo(file: Blob): Promise<{ logo: string } | { problem: LogoProblem }> {
  if (!(brandLogoTypes as readonly string[]).includes(file.type)) return { problem: 'kind' }
  if (file.size > brandLogoLimits.fileSize) return { problem: 'fileSize' }
  const isDrawing = file.type === 'image/svg+xml'
  try {
    const image = await readImage(file)
    const { naturalWidth: width, naturalHeight: height } = image
    for (const wanted of heights) {
      // Only an SVG may be enlarged.
      const scale = Math.min(wanted / height, brandLogoLimits.width / width, isDrawing ? Infinity : 1)
      const canvas = drawImage(image, width * scale, height * scale)
      const logo = canvas.toDataURL('image/png')
      if (logo.length <= brandLogoLimits.length) return { logo }
    }
    return { problem: 'length' }
  } catch {
    return { problem: 'unreadable' }
  }
}
