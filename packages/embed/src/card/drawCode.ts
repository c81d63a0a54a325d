import { missingQuietZone } from '@portal/domain'

const drawn = new WeakMap<HTMLCanvasElement, string>()

/**
 * Draws a code, given as base64 of a PNG. The tile around it adds the missing part of a light border of four modules. The previous picture
 * is cleared at once. If the image is invalid, the canvas stays empty.
 */
export async function drawCode(canvas: HTMLCanvasElement, image: string): Promise<void> {
  if (drawn.get(canvas) === image) return
  drawn.set(canvas, image)
  canvas.width = 0
  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' })).catch(() => null)
  // This option is set because the pixels are read, which browsers otherwise warn about.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!bitmap || !context || drawn.get(canvas) !== image) return
  const { width } = bitmap
  canvas.width = canvas.height = width
  context.drawImage(bitmap, 0, 0)
  const share = missingQuietZone(context.getImageData(0, 0, width, width))
  if (canvas.parentElement) canvas.parentElement.style.padding = `${(share * 100).toFixed(2)}%`
}
