import { explainAccess } from '../packages/domain/src/index.ts'
import { oracle } from '../packages/domain/src/testing/accessOracle.ts'
import { randomAccess, seededRandom } from '../packages/domain/src/testing/randomAccess.ts'
import type { Table } from './printTable.ts'

const questions = 1_000_000

/**
 * Runs `explainAccess` and its brute-force oracle on a million random questions. Reports how often each rule decided and what one answer
 * costs. Throws at the first difference.
 */
export function benchExplainAccess(): Table[] {
  const random = seededRandom(Date.now())
  const decided = new Map<string, number>()
  let [answering, checking] = [0, 0]
  for (let index = 0; index < questions; index += 1) {
    const input = randomAccess(random)
    const startedAt = performance.now()
    const { outcome, deciding } = explainAccess(input)
    const answeredAt = performance.now()
    const expected = oracle(input, input.at)
    answering += answeredAt - startedAt
    checking += performance.now() - answeredAt
    const answer = `${outcome === 'allowed' ? '+' : '-'}${deciding}`
    if (answer !== expected) throw new Error(`explainAccess says ${answer}, the oracle ${expected}: ${JSON.stringify(input)}`)
    decided.set(answer, (decided.get(answer) ?? 0) + 1)
  }
  const share = (count: number) => `${((count / questions) * 100).toFixed(1)} %`
  return [
    {
      title: `explainAccess: ${questions.toLocaleString('en')} random questions, all as the oracle says`,
      columns: ['decided by', 'share'],
      rows: [...decided].toSorted(([, one], [, other]) => other - one).map(([answer, count]) => [answer, share(count)]),
    },
    {
      title: 'explainAccess: cost of an answer, the next opening included',
      columns: ['', 'microseconds', 'of the oracle'],
      rows: [['explainAccess', ((answering / questions) * 1000).toFixed(1), `${(answering / checking).toFixed(2)}x`]],
    },
  ]
}
