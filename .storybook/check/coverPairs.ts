type Row = Record<string, string>

/**
 * Makes rows of settings in which every two values of different settings occur together at least once, because most bugs depend on one or
 * two values. The same settings give the same rows.
 */
export function coverPairs(settings: Readonly<Record<string, readonly string[]>>): Row[] {
  const names = Object.keys(settings)
  const missing = new Set(names.flatMap((one, at) => names.slice(at + 1).flatMap((other) => valuesOf(one).flatMap((first) => valuesOf(other).map((second) => pair(one, first, other, second))))))
  const rows: Row[] = []
  while (missing.size > 0) {
    const [start = ''] = missing
    const row = Object.fromEntries(start.split('&').map((part) => part.split('=') as [string, string]))
    for (const name of names.filter((candidate) => !(candidate in row))) {
      row[name] = valuesOf(name).toSorted((one, other) => newIn(row, name, other) - newIn(row, name, one))[0] ?? ''
    }
    for (const covered of pairsOf(row)) missing.delete(covered)
    rows.push(row)
  }
  return rows

  function valuesOf(name: string): readonly string[] {
    return settings[name] ?? []
  }

  function newIn(row: Row, name: string, value: string): number {
    return pairsOf({ ...row, [name]: value }).filter((covered) => missing.has(covered)).length
  }

  function pairsOf(row: Row): string[] {
    const known = names.filter((name) => name in row)
    return known.flatMap((one, at) => known.slice(at + 1).map((other) => pair(one, row[one] ?? '', other, row[other] ?? '')))
  }
}

function pair(one: string, first: string, other: string, second: string): string {
  return `${one}=${first}&${other}=${second}`
}
