const plain = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The name nearest to a text, at most two letters and a fifth of its length away; null where none or two are. */
export function nearestName(text: string, names: readonly string[]): string | null {
  const wanted = plain(text)
  if (wanted === '') return null
  const near = names.map((name) => ({ name, distance: distance(wanted, plain(name)) })).toSorted((one, other) => one.distance - other.distance)
  const [best, next] = near
  if (!best || best.distance > Math.min(2, wanted.length / 5) || next?.distance === best.distance) return null
  return best.name
}

/** The number of letters to add, delete or change (Levenshtein). */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity
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
