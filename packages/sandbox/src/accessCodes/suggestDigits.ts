import { isWeakCode } from '@portal/domain'
import type { RandomBelow } from '../bytes/bytes.ts'

/** The largest number of candidates; each costs a hash, and some a query. */
const triesAtMost = 500
/** The size of the first batch of candidates, of which usually one is free. */
const firstBatch = 3
const batch = 20

/**
 * Random digits that are free and not weak; random, so that someone who knows one code cannot guess the next. Null if none of 500 candidates
 * is free, which happens one time in 150 if 99 of 100 codes are taken.
 */
export async function suggestDigits(length: number, randomBelow: RandomBelow, whichAreFree: (candidates: readonly string[]) => Promise<readonly string[]>): Promise<string | null> {
  const every = 10 ** length <= triesAtMost ? shuffled(10 ** length, randomBelow) : null
  const tries = every?.length ?? triesAtMost
  for (let from = 0, size = firstBatch; from < tries; from += size, size = batch) {
    const numbers = every?.slice(from, from + size) ?? Array.from({ length: Math.min(size, tries - from) }, () => randomBelow(10 ** length))
    const candidates = numbers.map((number) => String(number).padStart(length, '0')).filter((digits) => !isWeakCode(digits))
    const [free] = candidates.length === 0 ? [] : await whichAreFree(candidates)
    if (free !== undefined) return free
  }
  return null
}

/** Every number below `count` once, in random order (Fisher and Yates). */
function shuffled(count: number, randomBelow: RandomBelow): number[] {
  const numbers = Array.from({ length: count }, (_, number) => number)
  for (let last = count - 1; last > 0; last -= 1) {
    const chosen = randomBelow(last + 1)
    const kept = numbers[last] ?? 0
    numbers[last] = numbers[chosen] ?? 0
    numbers[chosen] = kept
  }
  return numbers
}
