/** Measures the milliseconds of one run: the median of as many runs as fit into the given time, at least one, after a first run that isn't counted. */
export async function measure(run: () => unknown, budget = 600): Promise<number> {
  const warmUp = await time(run)
  if (warmUp > budget) return warmUp
  const times: number[] = []
  for (let spent = 0; spent < budget; ) {
    const elapsed = await time(run)
    times.push(elapsed)
    spent += elapsed
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? warmUp
}

async function time(run: () => unknown): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}
