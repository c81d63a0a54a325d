import { type DoorFacts, doorSpans, explainAccess } from '../packages/domain/src/index.ts'
import { oracle } from '../packages/domain/src/testing/accessOracle.ts'
import { randomAccess, seededRandom } from '../packages/domain/src/testing/randomAccess.ts'
import type { Table } from './printTable.ts'

const questions = 1_000_000

/**
 * Compares `explainAccess` with an independent implementation on a million random questions. Reports how often each rule decided and how
 * long one answer takes. Throws at the first difference.
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
    yearOfADoor(),
  ]
}

const changes = 4000
const year = 365 * 86_400_000

/** Measures the states of a door over a year with 4,000 changes: once with a new object of facts for each change, once with one object for equal facts. */
function yearOfADoor(): Table {
  const days = [1, 2, 3, 4, 5, 6, 7] as const
  const schedules = [{ name: 'Rush', windows: [{ days, start: 390, end: 540 }], exceptions: [] }, { name: 'Late', windows: [{ days, start: 960, end: 1140 }], exceptions: [] }]
  const kinds = (['Closed', 'LeftOpen', 'Offline'] as const).map((word): DoorFacts => ({ timeZone: 'America/Chicago', word, hasFireAlarm: false, schedules }))
  const from = Date.parse('2026-01-01T06:00:00Z')
  const history = Array.from({ length: changes }, (_, index) => ({ at: from + index * (year / changes), facts: kinds[index % kinds.length]!, isForced: false }))
  const histories = { 'facts of their own': () => history.map((one) => ({ ...one, facts: { ...one.facts } })), 'equal facts are one object': () => history }
  const answers = new Set<string>()
  const rows = Object.entries(histories).map(([name, historyOf]) => {
    const runs = Array.from({ length: 20 }, () => {
      const read = historyOf()
      const before = process.cpuUsage()
      const spans = doorSpans(read, from, from + year)
      const { user, system } = process.cpuUsage(before)
      answers.add(JSON.stringify(spans))
      return (user + system) / 1000
    }).toSorted((one, other) => one - other)
    return [name, (runs[10] ?? 0).toFixed(0), (runs.at(-1) ?? 0).toFixed(0)]
  })
  if (answers.size !== 1) throw new Error('A year of a door depends on who holds its facts.')
  return { title: `doorSpans: a year of one door with ${changes} changes, milliseconds of processor time`, columns: ['', 'median of 20', 'most'], rows }
}
