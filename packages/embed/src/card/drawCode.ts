import { missingQuietZone } from '@portal/domain'

const drawn = new WeakMap<HTMLCanvasElement, string>()

/**
 * Draws a code, bare base64 of a PNG; its tile adds the missing light modules, four on every side. The previous picture is
 * cleared at once. An unreadable image leaves it empty.
 */
export async function drawCode(canvas: HTMLCanvasElement, image: string): Promise<void> {
  if (drawn.get(canvas) === image) return
  drawn.set(canvas, image)
  canvas.width = 0
  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' })).catch(() => null)
  // Read once for each code, because a browser warns on the second read.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!bitmap || !context || drawn.get(canvas) !== image) return
  const { width } = bitmap
  canvas.width = canvas.height = width
  context.drawImage(bitmap, 0, 0)
  const share = missingQuietZone(context.getImageData(0, 0, width, width))
  if (canvas.parentElement) canvas.parentElement.style.padding = `${(share * 100).toFixed(2)}%`
}
