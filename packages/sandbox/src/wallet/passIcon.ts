import { toPng } from '../bytes/png.ts'

/** A key, drawn from circles and bars; our own artwork instead of any platform's. `side` is in pixels. */
export function passIcon(side: number): Promise<Uint8Array<ArrayBuffer>> {
  return toPng({ width: side, height: side, isBlack: (x, y) => isKey((x + 0.5) / side, (y + 0.5) / side) })
}

function isKey(x: number, y: number): boolean {
  const fromBow = Math.hypot(x - 0.3, y - 0.5)
  const isBow = fromBow <= 0.2 && fromBow >= 0.1
  const isShaft = x >= 0.48 && x <= 0.9 && Math.abs(y - 0.5) <= 0.05
  const isTooth = (Math.abs(x - 0.72) <= 0.04 || Math.abs(x - 0.86) <= 0.04) && y >= 0.5 && y <= 0.66
  return isBow || isShaft || isTooth
}
