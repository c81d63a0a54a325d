/** Encodings in the order of preference. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The encoding of `offered` that a request's Accept-Encoding prefers (RFC 9110 §12.5.3), in our order among equals; null for none. */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[] = encodings): Encoding | null {
  const weights = new Map((header ?? '').split(',').map(weightOf))
  const rated = offered
    .map((encoding) => ({ encoding, weight: weights.get(encoding) ?? weights.get('*') ?? 0 }))
    .filter(({ weight }) => weight > 0 && weight >= (weights.get('identity') ?? 0))
  return rated.toSorted((one, other) => other.weight - one.weight)[0]?.encoding ?? null
}

/** The name and weight of an encoding: `gzip;q=0.5` is `['gzip', 0.5]`. An invalid weight counts as 0. */
function weightOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
  const given = parameters.find((text) => text.startsWith('q='))
  return [name === 'x-gzip' ? 'gzip' : name, given === undefined ? 1 : Number(given.slice(2)) || 0]
}
