/** Reads a picture file as an image with a size. Throws for a damaged file, and for an SVG without a size. */
export async function readImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = await addressOf(file)
  await image.decode()
  if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error('The picture has no size.')
  return image
}

/** Draws an image at a size in pixels, which removes scripts of an SVG and metadata of a photo. `ground` is the color behind a transparent picture. */
export function drawImage(image: HTMLImageElement, width: number, height: number, ground?: string): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  if (ground !== undefined) {
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The file as a data URL, because the canvas would refuse an SVG from another address. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}
