/** How long to wait after too many attempts, in milliseconds. */
export interface GrowingDelay {
  /** The wait after the first attempt over the limit; each further attempt doubles it. */
  first: number
  most: number
}

/** The wait after `tooMany` attempts over the limit; 0 if there are none. */
export function growingDelay({ first, most }: GrowingDelay, tooMany: number): number {
  return tooMany <= 0 ? 0 : Math.min(most, first * 2 ** Math.min(tooMany - 1, 30))
}
