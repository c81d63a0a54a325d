import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Table } from '../bench/printTable.ts'
import { callsWithoutPage } from '../packages/api-client/src/contract/callsWithoutPage.ts'
import { endpoints } from '../packages/api-client/src/contract/index.ts'
import { accessibilityCriteria } from './accessibilityCriteria.ts'
import { pagesOfCalls } from './pagesOfCalls.ts'
import { shownLines } from './specificationCoverage.ts'
import { specificationLines } from './specificationLines.ts'

interface Result {
  taken: { day: string; cores: number; load: number }
  tables: Table[]
}

/** Reads a result of `npm run bench`; null before the first run. */
function resultOf(bench: string): Result | null {
  const file = join(import.meta.dirname, '../bench/results', `${bench}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : null
}

const column = (table: Table | undefined, at: number) => (table?.rows ?? []).map((row) => Number.parseFloat(row[at] ?? ''))
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Mutants that behave like the original code are left out. */
function detectedOf(folders: Table | undefined, about: string): { figure: string; isMet: boolean } | null {
  const rows = (folders?.rows ?? []).filter((row) => row[1] === about)
  const [made, same, detected] = [3, 4, 5].map((at) => sum(rows.map((row) => Number(row[at])))) as [number, number, number]
  const share = detected / (made - same)
  return made === 0 ? null : { figure: `${detected} of ${made - same} tried, ${(100 * share).toFixed(1)} %`, isMet: share >= 0.9 }
}

interface Goal {
  goal: string
  /** The file in `bench/results` with the figure. Without one, the figure is counted from the sources. */
  bench?: string
  /** Returns the figure; null if it isn't measured. */
  figureOf: (tables: Table[]) => { figure: string; isMet: boolean } | null
}

/** The groups of `bench/mutants.ts`, and the subjects of their rules. A mutant is a small fault put into the code. */
const mutantsAbout = [
  ['access and billing', 'access and billing (small faults put into the code)'],
  ['other rules', 'the other rules of the domain'],
  ['calls', 'calls to the service (transport)'],
  ['gates', 'gates'],
  ['money', 'bills and payments in the service'],
] as const

const goals: readonly Goal[] = [
  {
    goal: 'each line of the specification has a test that runs, or the reason why not',
    figureOf() {
      const lines = shownLines(specificationLines)
      const reasons = lines.filter(({ because }) => because !== undefined).length
      return { figure: `${lines.length - reasons} of ${lines.length} lines have tests, ${reasons} a reason`, isMet: lines.every(({ tests, because }) => tests.length > 0 || because !== undefined) }
    },
  },
  {
    goal: 'each call is made by a page, or the contract says why no page makes it',
    figureOf() {
      const pages = pagesOfCalls()
      const names = Object.keys(endpoints)
      const reached = names.filter((name) => pages[name] !== undefined).length
      const reasons = Object.keys(callsWithoutPage).length
      return { figure: `${reached} of ${names.length} calls, ${reasons} with a reason`, isMet: reached + reasons >= names.length }
    },
  },
  {
    goal: 'WCAG 2.2 AA is met',
    figureOf() {
      const lines = shownLines({ '': accessibilityCriteria })
      const unmet = lines.filter(({ because }) => because?.startsWith('Not met')).map(({ line }) => line)
      return { figure: `${lines.filter(({ tests }) => tests.length > 0).length} of ${lines.length} criteria have tests${unmet.length > 0 ? `; not met: ${unmet.join(', ')}` : ''}`, isMet: unmet.length === 0 }
    },
  },
  {
    goal: 'when a request fails, each page and form says so, makes no false claim, and keeps typed text',
    bench: 'faults',
    figureOf(tables) {
      const [tried, kept] = [1, 2].map((at) => sum(tables.flatMap((table) => column(table, at)))) as [number, number]
      return { figure: `${kept} of ${tried} pairs of a page and a fault`, isMet: kept === tried }
    },
  },
  ...mutantsAbout.map(([about, subject]) => ({ goal: `tests detect 90 % of the mutants of ${subject}`, bench: 'mutants', figureOf: ([folders]: readonly Table[]) => detectedOf(folders, about) })),
  {
    goal: 'the first sign-in works no later than a page of React made by hand',
    bench: 'sign-in',
    figureOf: ([table]) => ({ figure: `${table?.rows[0]?.[2]} times as long`, isMet: (column(table, 2)[0] ?? Infinity) <= 1 }),
  },
  {
    goal: 'a visitor’s ring is on the screen of another page within 100 ms, in half of the rings',
    bench: 'rings',
    figureOf: ([table]) => ({ figure: `${Math.max(...column(table, 1))} ms`, isMet: Math.max(...column(table, 1)) <= 100 }),
  },
  {
    goal: 'a list of 100,000 records costs less than 100 ms of processor time',
    bench: 'lists',
    figureOf: ([table]) => ({ figure: `${Math.max(...column(table, 3))} ms`, isMet: Math.max(...column(table, 3)) < 100 }),
  },
  {
    goal: 'a call costs at most a tenth more while other accounts work',
    bench: 'elsewhere',
    figureOf: ([table]) => ({ figure: `${Math.max(...column(table, 3))} times`, isMet: Math.max(...column(table, 3)) <= 1.1 }),
  },
]

/** Generates docs/quality.md: the goals, met and missed, and some tables. Storybook shows the other measurements. */
export function qualityDocument(): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const rows = goals.map(({ goal, bench, figureOf }) => {
    const result = bench === undefined ? undefined : resultOf(bench)
    const found = result === null ? null : figureOf(result?.tables ?? [])
    const from = bench === undefined ? 'the sources' : `\`npm run bench -- ${bench}\`${result ? `, ${result.taken.day}, ${result.taken.cores} cores, load ${result.taken.load}` : ''}`
    return { isMet: found?.isMet ?? false, cells: [goal, found?.figure ?? 'not measured', from] }
  })
  const table = (title: string, isMet: boolean) => {
    const those = rows.filter((row) => row.isMet === isMet)
    return those.length === 0 ? [] : [`## ${title}`, '', line(['Goal', 'Figure', 'From']), '|---|---|---|', ...those.map(({ cells }) => line(cells)), '']
  }
  const details = ['faults', 'mutants'].flatMap((bench) => (resultOf(bench)?.tables ?? []).flatMap(({ title, columns, rows: cells }) => [`## ${title[0]?.toUpperCase()}${title.slice(1)}`, '', line(columns), line(columns.map(() => '---')), ...cells.map(line), '']))
  return [
    '# Quality',
    '',
    'What the project claims, by commands that anyone can run. `npm run quality` measures faults and mutants again and writes this page; `npm run bench` measures the rest, which Storybook shows under Measurements. Measured figures are of the machine and day that the table names. Figures from the sources are of the commit that you read, because a test holds this page to them.',
    '',
    ...table('Goals met', true),
    ...table('Goals missed', false),
    ...details,
    '## Not tried on every page',
    '',
    'Faults that need a server of their own have journeys for some pages: a server killed before the first press, a lost connection, a captive portal, and a script that a deployment removed (`noAnswer.spec.ts`, `pages.spec.ts`). A connection reset after the effect and duplicates are tried on calls: `idempotency.test.ts`, `chargeInvoice.test.ts`, `npm run bench -- kills`. A form under 401 keeps its text as a draft until the next sign-in: `users.spec.ts`.',
    '',
  ].join('\n')
}
