// `npm run bench` compares our sign-in page, guest's page, table, seal and text filter with their peers, the transport's envelopes with one another, and access rules
// with their oracle. It also measures the tasks of pages that open on a phone, lists of 100,000 people, in the page too, a file of 100,000 rows, and ends with a long run of fuzzed writes and a hundred kills of
// a server at work, and forty kills of four processes and their database. Ratios are comparable;
// milliseconds are this machine's.
// `npm run bench -- NAME …` runs some of them. `npm run bench -- calls ../other [NAME …]` compares each call with another checkout of this repository.
import { resolve } from 'node:path'
import { answerHelp } from '../scripts/answerHelp.ts'
import { benchBesidePeers } from './besidePeers.ts'
import { benchCallCosts } from './callCosts.ts'
import { benchEngines } from './engines.ts'
import { benchExplainAccess } from './explainAccess.ts'
import { benchFuzz } from './fuzz.ts'
import { benchGrowth } from './growth.ts'
import { benchGuestPage } from './guestPage.ts'
import { benchKills } from './kills.ts'
import { benchKillsTogether } from './killsTogether.ts'
import { benchLongFile } from './longFile.ts'
import { benchPages } from './pages.ts'
import { benchOpeningTasks } from './openingTasks.ts'
import { benchPalette } from './palette.ts'
import { printTable, type Table } from './printTable.ts'
import { benchProcesses } from './processes.ts'
import { benchSeals } from './seals.ts'
import { benchServerCosts } from './serverCosts.ts'
import { benchSignIns } from './signIns.ts'
import { benchStorybook } from './storybook.ts'
import { benchUsers } from './users.ts'
import { benchUserSearches } from './userSearches.ts'
import { benchUsersInPage } from './usersInPage.ts'

const benches: Record<string, () => Table[] | Promise<Table[]>> = {
  peers: benchBesidePeers,
  'sign-in': benchSignIns,
  tasks: benchOpeningTasks,
  storybook: benchStorybook,
  guest: benchGuestPage,
  seals: benchSeals,
  access: benchExplainAccess,
  server: benchServerCosts,
  engines: benchEngines,
  growth: benchGrowth,
  pages: benchPages,
  processes: benchProcesses,
  users: benchUsers,
  searches: benchUserSearches,
  palette: benchPalette,
  page: benchUsersInPage,
  import: benchLongFile,
  fuzz: benchFuzz,
  kills: benchKills,
  'kills-together': benchKillsTogether,
}

answerHelp('npm run bench -- [NAME …] | calls ../other [NAME …]')
const [first, ...rest] = process.argv.slice(2)
if (first === 'calls') {
  const [other = '', ...only] = rest
  for (const table of await benchCallCosts(resolve(other), only)) printTable(table)
  process.exit()
}
const wanted = first === undefined ? Object.keys(benches) : [first, ...rest]
const unknown = wanted.find((name) => !(name in benches))
if (unknown !== undefined) {
  console.error(`Unknown bench "${unknown}". Choose among: ${Object.keys(benches).join(', ')}, calls.`)
  process.exit(2)
}
for (const name of wanted) for (const table of (await benches[name]?.()) ?? []) printTable(table)
