/** A whole number from 0 up to but not including `bound`, each as likely as the others. `bound` is at most 2 ** 32. */
export type RandomBelow = (bound: number) => number

const range = 2 ** 32

/** Nobody can foretell it. */
export const secureRandomBelow: RandomBelow = (bound) => {
  // The last, incomplete run of `bound` numbers would favour the small ones.
  const fair = range - (range % bound)
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (number < fair) return number % bound
  }
}

/** The same numbers in every run (Park and Miller's generator): for stories, which look the same every day, and for nothing else. */
export function createFixedRandom(): RandomBelow {
  let state = 20_261_122
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647
    return state % bound
  }
}
