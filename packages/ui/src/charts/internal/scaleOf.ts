import { nice, ticks } from 'd3-array'

/** The end of an axis that begins at 0 and covers `most`, and the whole numbers to write on it. */
export function scaleOf(most: number): { top: number; ticks: number[] } {
  const [, top] = nice(0, Math.max(most, 4), 3)
  return { top, ticks: ticks(0, top, 3).filter(Number.isInteger) }
}
