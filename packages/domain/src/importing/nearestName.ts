import { countEdits } from '../textInput/countEdits.ts'

const plain = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * The name most similar to a text, with at most two different letters and at most a fifth of its length; null if no name or several are
 * equally similar.
 */
export function nearestName(text: string, names: readonly string[]): string | null {
  const wanted = plain(text)
  if (wanted === '') return null
  const near = names.map((name) => ({ name, distance: distance(wanted, plain(name)) })).toSorted((one, other) => one.distance - other.distance)
  const [best, next] = near
  if (!best || best.distance > Math.min(2, wanted.length / 5) || next?.distance === best.distance) return null
  return best.name
}

const distance = (one: string, other: string) => (Math.abs(one.length - other.length) > 2 ? Infinity : countEdits(one, other))
