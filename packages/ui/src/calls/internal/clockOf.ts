/** Writes a duration as on a stopwatch: 68 000 milliseconds are '1:08'. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
