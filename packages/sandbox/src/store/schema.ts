import { accessIndexes, accessTables } from './accessSchema.ts'
import { accountIndexes, accountTables } from './accountSchema.ts'
import { auditIndexes, auditTables, logViewIndexes, logViewTables } from './auditSchema.ts'
import { billingIndexes, billingTables } from './billingSchema.ts'
import { callIndexes, callTables, visitorCallIndexes, visitorCallTables } from './callSchema.ts'
import { controllerIndexes, controllerTables } from './controllerSchema.ts'
import { doorIndexes, doorTables, lockdownIndexes, lockdownTables } from './doorSchema.ts'
import { exportIndexes, exportTables } from './exportSchema.ts'
import { importIndexes, importTables } from './importSchema.ts'
import { inviteIndexes, inviteTables } from './inviteSchema.ts'
import { partnerIndexes, partnerTables } from './partnerSchema.ts'
import { leavingIndexes, leavingTables, peopleIndexes, peopleTables } from './peopleSchema.ts'
import { seedTables, serviceIndexes, serviceTables } from './serviceSchema.ts'
import { linkIndexes, linkTables, sessionIndexes, sessionTables } from './sessionSchema.ts'
import type { TableOf } from './tables.ts'

/** In the order in which they are made: a table after those to which it refers. */
export const tables = {
  ...serviceTables, ...accountTables, ...peopleTables, ...sessionTables, ...callTables, ...linkTables, ...doorTables, ...inviteTables, ...accessTables, ...controllerTables, ...billingTables, ...visitorCallTables, ...leavingTables, ...lockdownTables, ...auditTables, ...importTables, ...exportTables, ...logViewTables, ...partnerTables, ...seedTables,
}

export const indexes: readonly string[] = [
  ...serviceIndexes, ...accountIndexes, ...peopleIndexes, ...sessionIndexes, ...callIndexes, ...linkIndexes, ...doorIndexes, ...inviteIndexes, ...accessIndexes, ...controllerIndexes, ...billingIndexes, ...visitorCallIndexes, ...leavingIndexes, ...lockdownIndexes, ...auditIndexes, ...importIndexes, ...exportIndexes, ...logViewIndexes, ...partnerIndexes,
]

export type Database = { [Name in keyof typeof tables]: TableOf<(typeof tables)[Name]> }
