const accents: Record<string, string> = { a: 'á', e: 'ë', i: 'ï', o: 'ø', u: 'ü', c: 'ç', n: 'ñ', y: 'ý', A: 'Å', E: 'É', O: 'Ö', S: 'Š', T: 'Ŧ', R: 'Ř' }

/** Makes every text of `labels` a third longer, with accents. Text without accents in a story doesn't come from `labels`. */
export function pseudo<T>(value: T): T {
  if (typeof value === 'string') return stretch(value) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pseudo<unknown>(part)])) as T
}

export function stretch(text: string): string {
  const accented = text.replaceAll(/\{\w+\}|[A-Za-z]/g, (letter) => accents[letter] ?? letter)
  return `[${accented}${' one two'.repeat(Math.ceil(text.length / 24)).slice(0, Math.ceil(text.length / 3))}]`
}
