import jsQR from 'jsqr'

/** Reads each QR code of the page, those in custom elements too; null for one that cannot be read. The decoder shares no code with the portal. */
export function readCodes(root: ParentNode = document): (string | null)[] {
  const own = [...root.querySelectorAll<HTMLCanvasElement | HTMLImageElement>('canvas[role=img], img[alt^="QR key"]')].map(read)
  return [...own, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? readCodes(shadowRoot) : []))]
}

/** Reads one code, drawn with at least eight pixels for each module and a light border. */
function read(code: HTMLCanvasElement | HTMLImageElement): string | null {
  const [size, quiet] = [400, 60]
  const context = new OffscreenCanvas(size, size).getContext('2d')
  if (!context) return null
  context.fillStyle = 'white'
  context.fillRect(0, 0, size, size)
  context.imageSmoothingEnabled = false
  context.drawImage(code, quiet, quiet, size - 2 * quiet, size - 2 * quiet)
  return jsQR(context.getImageData(0, 0, size, size).data, size, size)?.data ?? null
}
