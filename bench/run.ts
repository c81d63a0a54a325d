// `npm run bench`: the transport's envelopes against one another, in one run. Ratios tell; milliseconds are this machine's.
import { benchSeals } from './seals.ts'
import { printTable } from './printTable.ts'

for (const table of await benchSeals()) printTable(table)
