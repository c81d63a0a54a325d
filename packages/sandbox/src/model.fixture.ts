import fc from 'fast-check'

/** The factor for the number of runs of each model and of each test of random steps. `MODEL_RUNS=50 npm test -- unit` makes fifty times as many runs. */
export const modelRuns = Number(process.env['MODEL_RUNS'] ?? 1)

interface Step<Model, Real> {
  run: (model: Model, real: Real) => Promise<void>
  mayRun: (model: Model) => boolean
  toString: () => string
}

/** A step of a model: its input, what it does to the model and to the real product, with its expectations, and when it may happen. */
export function step<Model, Real, Given>(
  name: string,
  given: fc.Arbitrary<Given>,
  run: (model: Model, real: Real, given: Given) => Promise<void>,
  mayRun: (model: Model) => boolean = () => true,
): fc.Arbitrary<Step<Model, Real>> {
  return given.map((it) => ({ mayRun, run: (model, real) => run(model, real, it), toString: () => `${name} ${fc.stringify(it)}` }))
}

/**
 * Runs random steps on the real sandbox and on a simple model of it, and runs `compare` after each step. A failure names the shortest steps that lead to
 * it.
 */
export async function followModel<Model extends object, Real>(
  steps: readonly fc.Arbitrary<Step<Model, Real>>[],
  { start, compare, runs, longest = 12 }: { start: () => Promise<{ model: Model; real: Real }>; compare: (model: Model, real: Real) => Promise<void>; runs: number; longest?: number },
): Promise<void> {
  const commands = steps.map((any) => any.map((one): fc.AsyncCommand<Model, Real> => ({
    check: one.mayRun,
    async run(model, real) {
      await one.run(model, real)
      await compare(model, real)
    },
    toString: one.toString,
  })))
  await fc.assert(fc.asyncProperty(fc.commands(commands, { maxCommands: longest, size: 'max' }), (these) => fc.asyncModelRun(start, these)), { numRuns: runs * modelRuns })
}
