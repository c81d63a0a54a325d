import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** Reads the QR code in a screenshot, as a reader's camera would. The decoder shares no code with the portal. */
export function decodeQr(screenshot: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(screenshot)
  const decode = typeof jsQR === 'function' ? jsQR : (jsQR as { default: typeof jsQR }).default
  return decode(new Uint8ClampedArray(data), width, height)?.data ?? null
}
