/** The side of its mark on which a label is. */
export type LabelSide = 'below' | 'above' | 'right' | 'left'

/** Pixels. */
export interface LabelSize {
  width: number
  height: number
}

export interface LabeledMark {
  /** Pixels from the left and the top of the picture to the mark's middle. */
  x: number
  y: number
  /** The sizes that the label can have, the best first. Empty: the mark has no label. */
  sizes: readonly LabelSize[]
}

export interface PlacedLabel {
  side: LabelSide
  size: LabelSize
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels: the radius of a mark, and the gap between mark and label. */
const radius = 15
const gap = 1

const sides: Record<LabelSide, (mark: LabeledMark, size: LabelSize) => Box> = {
  below: ({ x, y }, size) => boxAt(x - size.width / 2, y + radius + gap, size),
  right: ({ x, y }, size) => boxAt(x + radius + gap, y - size.height / 2, size),
  left: ({ x, y }, size) => boxAt(x - radius - gap - size.width, y - size.height / 2, size),
  above: ({ x, y }, size) => boxAt(x - size.width / 2, y - radius - gap - size.height, size),
}

const boxAt = (left: number, top: number, { width, height }: LabelSize): Box => ({ left, top, right: left + width, bottom: top + height })
const overlap = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * Chooses a size and a side for each mark's label, so that the label covers no mark and no other label and stays on the picture; null if
 * none has room. Sizes are in pixels. Earlier marks choose first. A mark whose label has no room gets one of size `least`, below the mark
 * if that has no room either.
 */
export function placeLabels(marks: readonly LabeledMark[], picture: LabelSize, least?: LabelSize): (PlacedLabel | null)[] {
  const taken: Box[] = marks.map(({ x, y }) => ({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }))
  const isFree = (box: Box) => box.left >= 0 && box.top >= 0 && box.right <= picture.width && box.bottom <= picture.height && taken.every((other) => !overlap(box, other))
  const place = (mark: LabeledMark, size: LabelSize): PlacedLabel | undefined => {
    for (const side of Object.keys(sides) as LabelSide[]) {
      const box = sides[side](mark, size)
      if (!isFree(box)) continue
      taken.push(box)
      return { side, size }
    }
    return undefined
  }
  const placed = marks.map((mark) => {
    for (const size of mark.sizes) {
      const found = place(mark, size)
      if (found) return found
    }
    return null
  })
  return placed.map((found, index) => {
    const mark = marks[index]
    return found ?? (least && mark && mark.sizes.length > 0 ? (place(mark, least) ?? { side: 'below', size: least }) : null)
  })
}
