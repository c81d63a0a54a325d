/** The side of its mark on which a label is. */
export type LabelSide = 'below' | 'above' | 'right' | 'left'

export interface LabeledMark {
  /** Pixels from the left and the top of the picture to the mark's middle. */
  x: number
  y: number
  /** Width of the label in pixels; null: the mark has no label. */
  width: number | null
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels: the radius of a mark, the height of a label, and the gap between both. */
const radius = 15
const height = 20
const gap = 1

const sides: Record<LabelSide, (mark: LabeledMark, width: number) => Box> = {
  below: ({ x, y }, width) => boxAt(x - width / 2, y + radius + gap, width),
  right: ({ x, y }, width) => boxAt(x + radius + gap, y - height / 2, width),
  left: ({ x, y }, width) => boxAt(x - radius - gap - width, y - height / 2, width),
  above: ({ x, y }, width) => boxAt(x - width / 2, y - radius - gap - height, width),
}

const boxAt = (left: number, top: number, width: number): Box => ({ left, top, right: left + width, bottom: top + height })
const overlap = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * Chooses a side for each mark's label, so that the label covers no mark and no other label and stays on the picture; null if no side has
 * room. Sizes are in pixels. Earlier marks choose first.
 */
export function placeLabels(marks: readonly LabeledMark[], picture: { width: number; height: number }): (LabelSide | null)[] {
  const taken: Box[] = marks.map(({ x, y }) => ({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }))
  const isFree = (box: Box) => box.left >= 0 && box.top >= 0 && box.right <= picture.width && box.bottom <= picture.height && taken.every((other) => !overlap(box, other))
  return marks.map((mark) => {
    const { width } = mark
    if (width === null) return null
    for (const side of Object.keys(sides) as LabelSide[]) {
      const box = sides[side](mark, width)
      if (!isFree(box)) continue
      taken.push(box)
      return side
    }
    return null
  })
}
