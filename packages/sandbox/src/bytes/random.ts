/** A random whole number from 0 up to but not including `bound`, with equal chances. `bound` is at most 2 ** 32. */
export type RandomBelow = (bound: number) => number

const range = 2 ** 32

/** Cryptographically secure random numbers. */
export const secureRandomBelow: RandomBelow = (bound) => {
  // Numbers from `fair` on are drawn again, because they would make small results more likely.
  const fair = range - (range % bound)
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (number < fair) return number % bound
  }
}

/** Random numbers that are the same in every run (Park and Miller's generator). Only for stories, which must look the same every day. */
export function createFixedRandom(): RandomBelow {
  let state = 20_261_122
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647
    return state % bound
  }
}
