import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** Reads the QR code in a screenshot, as a gate's camera would: by a decoder that shares no code with what drew it. */
export function decodeQr(screenshot: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(screenshot)
  const decode = typeof jsQR === 'function' ? jsQR : (jsQR as { default: typeof jsQR }).default
  return decode(new Uint8ClampedArray(data), width, height)?.data ?? null
}
