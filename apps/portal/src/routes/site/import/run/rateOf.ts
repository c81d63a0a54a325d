/** How many rows were done at a moment, in milliseconds of the page's own clock. */
export interface Sample {
  done: number
  at: number
}

/** Rows a second over the last samples; null before there are two. */
export function rateOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at <= first.at || last.done <= first.done) return null
  return ((last.done - first.done) / (last.at - first.at)) * 1000
}
