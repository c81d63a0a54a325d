// `npm run bench` compares our table, seal and text filter with their peers, the transport's envelopes with one another, and access rules with their oracle.
// It also measures lists of 100,000 people, in the page too, and ends with a long run of fuzzed writes. Ratios are comparable; milliseconds are this
// machine's.
// `npm run bench -- calls ../other [NAME …]` compares each call with another checkout of this repository.
import { resolve } from 'node:path'
import { benchBesidePeers } from './besidePeers.ts'
import { benchCallCosts } from './callCosts.ts'
import { benchExplainAccess } from './explainAccess.ts'
import { benchFuzz } from './fuzz.ts'
import { printTable } from './printTable.ts'
import { benchSeals } from './seals.ts'
import { benchUsers } from './users.ts'
import { benchUserSearches } from './userSearches.ts'
import { benchUsersInPage } from './usersInPage.ts'

const [what, other = '', ...only] = process.argv.slice(2)
if (what === 'calls') {
  for (const table of await benchCallCosts(resolve(other), only)) printTable(table)
  process.exit()
}

for (const table of await benchBesidePeers()) printTable(table)
for (const table of await benchSeals()) printTable(table)
for (const table of benchExplainAccess()) printTable(table)
for (const table of await benchUsers()) printTable(table)
for (const table of await benchUserSearches()) printTable(table)
for (const table of await benchUsersInPage()) printTable(table)
for (const table of await benchFuzz()) printTable(table)
