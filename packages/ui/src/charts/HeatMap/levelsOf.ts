/** Up to three levels of counts from 1 to `most`: the first count of each. */
export function levelsOf(most: number): number[] {
  return [...new Set([0, 1, 2].map((level) => 1 + Math.round((level * most) / 3)))].filter((start) => start <= Math.max(1, most))
}
