import { countEdits } from '@portal/domain'

/** The name that was probably meant: the one with the fewest different letters, if these are few. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase()
  let best: { name: string; distance: number } | undefined
  for (const candidate of names) {
    const distance = countEdits(wanted, candidate.toLowerCase())
    if (distance <= Math.max(2, name.length / 5) && distance < (best?.distance ?? name.length)) best = { name: candidate, distance }
  }
  return best?.name
}

export const didYouMean = (name: string | undefined): string => (name === undefined ? '' : ` Did you mean ${name}?`)
