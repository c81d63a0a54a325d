// `npm run bench`: the transport's envelopes against one another, and access rules against their oracle. Ratios tell; milliseconds are
// this machine's.
import { benchExplainAccess } from './explainAccess.ts'
import { printTable } from './printTable.ts'
import { benchSeals } from './seals.ts'

for (const table of await benchSeals()) printTable(table)
for (const table of benchExplainAccess()) printTable(table)
