/** The name that was probably meant: the one that differs in the fewest letters, if those are few. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase()
  let best: { name: string; distance: number } | undefined
  for (const candidate of names) {
    const distance = countEdits(wanted, candidate.toLowerCase())
    if (distance <= Math.max(2, name.length / 5) && distance < (best?.distance ?? name.length)) best = { name: candidate, distance }
  }
  return best?.name
}

/** ` Did you mean list?`, or nothing. */
export function meant(name: string, names: Iterable<string>): string {
  const nearest = nearestName(name, names)
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`
}

/** How many letters must be added, left out or changed to make one text of the other (Levenshtein). */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[other.length] ?? 0
}
