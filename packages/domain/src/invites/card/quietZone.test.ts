import { describe, expect, it } from 'vitest'
import { missingQuietZone } from './quietZone.ts'

/** Draws a dark ring in place of a code of `modules` modules, with `quiet` light modules around it and `scale` pixels for each module. */
function picture(modules: number, quiet: number, scale: number) {
  const width = (modules + quiet * 2) * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const last = modules - 1
  for (let y = 0; y < modules * scale; y += 1) {
    for (let x = 0; x < modules * scale; x += 1) {
      const [column, row] = [Math.floor(x / scale), Math.floor(y / scale)]
      const isFinder = (row === 0 && column < 7) || (column === 0 && row < 7) || (row === last && column < 7) || (column === last && row < 7)
      if (isFinder) data.set([0, 0, 0, 255], ((y + quiet * scale) * width + x + quiet * scale) * 4)
    }
  }
  return { data, width, height: width }
}

describe('missingQuietZone', () => {
  it.each([4, 5, 10])('an image with a border of %s light modules needs no more', (quiet) => {
    expect(missingQuietZone(picture(25, quiet, 4))).toBe(0)
  })
  it.each([0, 1, 2, 3])('an image with a border of %s light modules gets four', (quiet) => {
    const share = missingQuietZone(picture(25, quiet, 4))
    const modulesOnTile = (25 + quiet * 2) / (1 - share * 2)
    expect(share * modulesOnTile + quiet).toBeCloseTo(4, 5)
  })
  it('an empty image gets no border', () => {
    expect(missingQuietZone({ data: new Uint8ClampedArray(16).fill(255), width: 2, height: 2 })).toBe(0)
  })
})
