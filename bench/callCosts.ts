import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Table } from './printTable.ts'

/** A request to measure one call, repeated in one process. */
export interface CostQuestion {
  name: string
  times: number
}

/** Microseconds of processor time for each call, or the error's text if the call is refused. */
export type CostAnswer = { cost: number } | { refused: string }

const rounds = 11
const warmUp = 60
const secondsEach = 0.08

interface Side {
  names: string[]
  ask(question: CostQuestion): Promise<CostAnswer>
  stop(): void
}

/**
 * Compares the processor time of calls in this checkout and in another one, `other`, measured in turns. A ratio above 1 means that this
 * checkout is slower. Processor time is used because elapsed time would include other load on the machine. `only` selects calls by name; an
 * empty list means all.
 */
export async function benchCallCosts(other: string, only: readonly string[]): Promise<Table[]> {
  const [here, there] = await Promise.all([startSide(join(import.meta.dirname, '..')), startSide(other)])
  const names = here.names.filter((name) => only.length === 0 || only.includes(name))
  // Runs first without measuring, so that the code is fully compiled.
  for (const name of names) for (const side of [here, there]) await side.ask({ name, times: warmUp })
  const rows: string[][] = []
  for (const name of names) rows.push([name, ...(await compare(name, here, there))])
  here.stop()
  there.stop()
  return [{ title: 'Processor time of a call, client and server', columns: ['call', 'ms here', 'ms there', 'here / there'], rows }]
}

async function compare(name: string, here: Side, there: Side): Promise<string[]> {
  const first = [await here.ask({ name, times: 3 }), await there.ask({ name, times: 3 })]
  const refused = first.find((answer) => 'refused' in answer)
  if (refused && 'refused' in refused) return ['', '', refused.refused]
  const times = Math.max(2, Math.ceil((secondsEach * 1e6) / Math.max(...first.map(costOf))))
  const pairs: { here: number; there: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, because the machine's speed changes.
    const early = round % 2 === 0 ? costOf(await here.ask({ name, times })) : null
    const beside = costOf(await there.ask({ name, times }))
    pairs.push({ here: early ?? costOf(await here.ask({ name, times })), there: beside })
  }
  const ms = (values: number[]) => (median(values) / 1000).toFixed(2)
  return [ms(pairs.map((pair) => pair.here)), ms(pairs.map((pair) => pair.there)), median(pairs.map((pair) => pair.here / pair.there)).toFixed(2)]
}

function costOf(answer: CostAnswer): number {
  return 'cost' in answer ? answer.cost : Number.NaN
}

export function median(values: number[]): number {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function startSide(root: string): Promise<Side> {
  const child = fork(join(import.meta.dirname, 'callCostsOf.ts'), [root], { execArgv: ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning'] })
  const next = () => new Promise<unknown>((resolve, reject) => {
    const end = () => reject(new Error(`The sandbox of ${root} ended.`))
    child.once('exit', end)
    child.once('message', (message) => {
      child.off('exit', end)
      resolve(message)
    })
  })
  const names = (await next()) as string[]
  return {
    names,
    ask(question) {
      const answer = next() as Promise<CostAnswer>
      child.send(question)
      return answer
    },
    stop: () => child.kill(),
  }
}
