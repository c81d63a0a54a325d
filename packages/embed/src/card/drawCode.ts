import { missingQuietZone } from '@portal/domain'

const drawn = new WeakMap<HTMLCanvasElement, string>()

/**
 * Draws a code, bare base64 of a PNG, with four light modules on every side whatever the image brings. What the canvas showed before is
 * gone at once. An image that is none leaves it empty.
 */
export async function drawCode(canvas: HTMLCanvasElement, image: string): Promise<void> {
  if (drawn.get(canvas) === image) return
  drawn.set(canvas, image)
  canvas.width = 0
  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' })).catch(() => null)
  if (!bitmap || drawn.get(canvas) !== image) return
  const { width } = bitmap
  const context = draw(canvas, bitmap, 0)
  const share = context ? missingQuietZone(context.getImageData(0, 0, width, width)) : 0
  if (share > 0) draw(canvas, bitmap, Math.round((share * width) / (1 - share * 2)))
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, margin: number): CanvasRenderingContext2D | null {
  canvas.width = canvas.height = bitmap.width + margin * 2
  // Read once for each code; a browser warns of the second.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, margin, margin)
  return context
}
