import { page } from 'vitest/browser'

/** Takes a picture of an element, as the browser draws it. */
export async function pixelsOf(element: Element): Promise<ImageData> {
  const picture = new Image()
  picture.src = `data:image/png;base64,${await page.screenshot({ element, save: false })}`
  await picture.decode()
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height)
}
