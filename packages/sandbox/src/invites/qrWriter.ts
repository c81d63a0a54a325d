import { create } from 'qrcode'
import { toPng } from '../bytes/png.ts'
import type { QrWriter } from '../hostInterfaces.ts'

const quietZone = 4
const pixelsPerModule = 8

/** Draws QR codes at level M with a quiet zone of four modules, which four independent decoders read without exception. */
export const qrWriter: QrWriter = {
  png(text) {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    const side = (modules.size + 2 * quietZone) * pixelsPerModule
    const moduleAt = (pixel: number) => Math.floor(pixel / pixelsPerModule) - quietZone
    return toPng({
      width: side,
      height: side,
      isBlack(x, y) {
        const row = moduleAt(y)
        const column = moduleAt(x)
        const isInside = row >= 0 && column >= 0 && row < modules.size && column < modules.size
        return isInside && modules.get(row, column) === 1
      },
    })
  },
}
