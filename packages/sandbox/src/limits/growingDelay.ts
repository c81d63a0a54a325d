/** How long to wait after many attempts. Milliseconds. */
export interface GrowingDelay {
  /** After the first attempt that is one too many; each further one doubles it. */
  first: number
  most: number
}

/** The wait after so many attempts more than are free; 0 while there are none. */
export function growingDelay({ first, most }: GrowingDelay, tooMany: number): number {
  return tooMany <= 0 ? 0 : Math.min(most, first * 2 ** Math.min(tooMany - 1, 30))
}
