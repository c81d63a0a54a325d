/** How many light modules a QR code needs on every side (ISO/IEC 18004). */
const neededModules = 4

export interface Pixels { data: Uint8ClampedArray, width: number, height: number }

/**
 * How much white a tile must add on each side of a QR code, as a share of the tile's width, so that the code has a border of four light
 * modules. The size of a module is measured at the pattern in the top corner, which is seven modules wide. 0 if the image has enough white,
 * or shows no code.
 */
export function missingQuietZone({ data, width, height }: Pixels): number {
  const isDark = (x: number, y: number) => {
    const at = (y * width + x) * 4
    const alpha = data[at + 3] ?? 0
    const light = (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114
    return alpha > 127 && light < 128
  }
  let left = width
  let right = -1
  let top = -1
  let bottom = -1
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isDark(x, y)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      if (top === -1) top = y
      bottom = y
    }
  }
  if (top === -1) return 0
  let finder = 0
  while (left + finder < width && isDark(left + finder, top)) finder += 1
  const module = finder / 7
  if (module === 0) return 0
  const quiet = Math.min(left, top, width - 1 - right, height - 1 - bottom) / module
  if (quiet >= neededModules - 0.1) return 0
  const missing = neededModules - quiet
  return missing / (width / module + missing * 2)
}
