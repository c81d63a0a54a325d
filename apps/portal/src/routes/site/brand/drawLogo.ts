import { brandLogoLimits, brandLogoTypes } from '@portal/domain'

export type LogoProblem = 'kind' | 'fileSize' | 'unreadable' | 'length'

/** Heights to try: the largest within the size limit is used. */
const heights = [brandLogoLimits.height, 48, 36, 24]

/**
 * Draws a picture as a small PNG on this device, which removes scripts of an SVG and metadata of a photo. `problem`: why it can't be a
 * logo.
 */
export async function drawLogo(file: Blob): Promise<{ logo: string } | { problem: LogoProblem }> {
  if (!(brandLogoTypes as readonly string[]).includes(file.type)) return { problem: 'kind' }
  if (file.size > brandLogoLimits.fileSize) return { problem: 'fileSize' }
  const isDrawing = file.type === 'image/svg+xml'
  try {
    const image = new Image()
    image.src = await addressOf(file)
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    if (width === 0 || height === 0) return { problem: 'unreadable' }
    for (const wanted of heights) {
      // Only an SVG may be enlarged.
      const scale = Math.min(wanted / height, brandLogoLimits.width / width, isDrawing ? Infinity : 1)
      const canvas = Object.assign(document.createElement('canvas'), { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) })
      const context = canvas.getContext('2d')
      if (!context) return { problem: 'unreadable' }
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      const logo = canvas.toDataURL('image/png')
      if (logo.length <= brandLogoLimits.length) return { logo }
    }
    return { problem: 'length' }
  } catch {
    return { problem: 'unreadable' }
  }
}

/** As a data URL, because an SVG from another address would taint the canvas. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}
