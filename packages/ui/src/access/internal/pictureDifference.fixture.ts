/** A part of a picture. */
export interface Part {
  image: ImageData
  at: { x: number, y: number, width: number, height: number }
}

/** How many pixels may differ in a card of at least 250,000. A word that is one pixel lower changes about 200. */
const mostSmoothed = 140

/**
 * Describes how two pictures differ; null if they match. A few pixels may differ at edges, because the browser smooths the curves of icons
 * and the corners of the code's tile differently in both cards.
 */
export function difference(one: Part, other: Part): string | null {
  const { width, height } = one.at
  if (width !== other.at.width || height !== other.at.height) return `${width} × ${height} and ${other.at.width} × ${other.at.height}`
  const [ones, others] = [pixelsOf(one), pixelsOf(other)]
  let smoothed = 0
  for (let row = 0; row < height; row += 1) {
    const [from, otherFrom] = [placeOf(one, 0, row), placeOf(other, 0, row)]
    for (let column = 0; column < width; column += 1) {
      if (ones[from + column] === others[otherFrom + column]) continue
      const values = channels.map((channel) => valueOf(one, column, row, channel))
      if (values.every((value, channel) => Math.abs(value - valueOf(other, column, row, channel)) <= 8)) continue
      smoothed += 1
      const isBetween = values.every((value, channel) => {
        const near = around.map(([right, down]) => valueOf(other, column + right, row + down, channel))
        return value >= Math.min(...near) - 24 && value <= Math.max(...near) + 24
      })
      if (!isBetween) return `not the same at ${column}, ${row}`
    }
  }
  return smoothed > mostSmoothed ? `${smoothed} pixels` : null
}

const channels = [0, 1, 2]
const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const))

const pixelsOf = ({ image: { data } }: Part) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
const placeOf = ({ image, at }: Part, column: number, row: number) => (at.y + row) * image.width + at.x + column
const valueOf = (part: Part, column: number, row: number, channel: number) => part.image.data[placeOf(part, column, row) * 4 + channel] ?? 0
