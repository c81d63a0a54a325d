// `npm run bench` compares our sign-in page, guest's page, table, forms, components, seal and text filter with their peers, the transport's envelopes with one another, and access
// rules with their oracle. It also measures the tasks of pages that open on a phone, search keys, long lists, charts, a long file, growth, calls beside the work of other accounts,
// several processes and how soon a ring shows, then runs fuzzed writes, kills servers at work, tries every fault on every page, and mutants of the domain. Ratios are comparable; milliseconds are this machine's.
// The results are in bench/results, which Storybook shows as a page.
// `npm run bench -- NAME …` runs some of them. `npm run bench -- calls ../other [NAME …]` compares each call with another checkout of this repository.
import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { answerHelp } from '../scripts/answerHelp.ts'
import { benchBesidePeers } from './besidePeers.ts'
import { benchCallCosts } from './callCosts.ts'
import { benchCharts } from './charts.ts'
import { benchElsewhere } from './elsewhere.ts'
import { benchExplainAccess } from './explainAccess.ts'
import { benchFaults } from './faults.ts'
import { benchFuzz } from './fuzz.ts'
import { benchGrowth } from './growth.ts'
import { benchGuestPage } from './guestPage.ts'
import { benchKills } from './kills.ts'
import { benchKillsTogether } from './killsTogether.ts'
import { benchLists } from './lists.ts'
import { benchLongFile } from './longFile.ts'
import { benchMutants } from './mutants.ts'
import { benchOpeningTasks } from './openingTasks.ts'
import { printTable, type Table } from './printTable.ts'
import { benchProcesses } from './processes.ts'
import { benchRings } from './rings.ts'
import { benchSearchKey } from './searchKey.ts'
import { benchSeals } from './seals.ts'
import { benchSignIns } from './signIns.ts'
import { benchStorybook } from './storybook.ts'

const benches: Record<string, () => Table[] | Promise<Table[]>> = {
  peers: benchBesidePeers,
  'sign-in': benchSignIns,
  tasks: benchOpeningTasks,
  search: benchSearchKey,
  storybook: benchStorybook,
  guest: benchGuestPage,
  seals: benchSeals,
  access: benchExplainAccess,
  growth: benchGrowth,
  lists: benchLists,
  charts: benchCharts,
  elsewhere: benchElsewhere,
  processes: benchProcesses,
  rings: benchRings,
  import: benchLongFile,
  fuzz: benchFuzz,
  kills: benchKills,
  'kills-together': benchKillsTogether,
  faults: benchFaults,
  mutants: benchMutants,
}

answerHelp('npm run bench -- [NAME …] | calls ../other [NAME …]')
const [first, ...rest] = process.argv.slice(2)
if (first === 'calls') {
  const [other = '', ...only] = rest
  keep('calls', await benchCallCosts(resolve(other), only))
  process.exit()
}
const wanted = first === undefined ? Object.keys(benches) : [first, ...rest]
const unknown = wanted.find((name) => !(name in benches))
if (unknown !== undefined) {
  console.error(`Unknown bench "${unknown}". Choose among: ${Object.keys(benches).join(', ')}, calls.`)
  process.exit(2)
}
for (const name of wanted) keep(name, (await benches[name]?.()) ?? [])

function keep(name: string, tables: readonly Table[]): void {
  tables.forEach(printTable)
  const taken = { day: new Date().toISOString().slice(0, 10), cores: availableParallelism(), load: Math.round(loadavg()[1] ?? 0) }
  writeFileSync(join(import.meta.dirname, 'results', `${name}.json`), `${JSON.stringify({ taken, tables }, null, 2)}\n`)
}
