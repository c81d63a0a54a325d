/** How many letters must be added, deleted or changed to turn one text into the other (Levenshtein distance). */
export function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [place, against] of [...other].entries()) {
      next.push(Math.min((row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, (row[place] ?? 0) + Number(letter !== against)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
