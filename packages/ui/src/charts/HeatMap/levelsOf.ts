/** Divides the counts from 1 to `most` into up to three levels, and returns the lowest count of each. */
export function levelsOf(most: number): number[] {
  return [...new Set([0, 1, 2].map((level) => 1 + Math.round((level * most) / 3)))].filter((start) => start <= Math.max(1, most))
}
