import jsQR from 'jsqr'
import { page } from 'vitest/browser'

/** What a decoder that shares no code with ours reads in a picture of an element; null for none. */
export async function decoded(element: Element): Promise<string | null> {
  const picture = new Image()
  picture.src = `data:image/png;base64,${await page.screenshot({ element, save: false })}`
  await picture.decode()
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.drawImage(picture, 0, 0)
  return jsQR(context.getImageData(0, 0, picture.width, picture.height).data, picture.width, picture.height)?.data ?? null
}
