import { accessIndexes, accessTables } from './accessSchema.ts'
import { accountIndexes, accountTables } from './accountSchema.ts'
import { auditIndexes, auditTables } from './auditSchema.ts'
import { billingIndexes, billingTables } from './billingSchema.ts'
import { callIndexes, callTables } from './callSchema.ts'
import { controllerIndexes, controllerTables } from './controllerSchema.ts'
import { doorIndexes, doorTables } from './doorSchema.ts'
import { exportIndexes, exportTables } from './exportSchema.ts'
import { importIndexes, importTables } from './importSchema.ts'
import { inviteIndexes, inviteTables } from './inviteSchema.ts'
import { leavingIndexes, leavingTables } from './leavingSchema.ts'
import { linkIndexes, linkTables } from './linkSchema.ts'
import { lockdownIndexes, lockdownTables } from './lockdownSchema.ts'
import { logViewIndexes, logViewTables } from './logViewSchema.ts'
import { partnerIndexes, partnerTables } from './partnerSchema.ts'
import { peopleIndexes, peopleTables } from './peopleSchema.ts'
import { seedTables } from './seedSchema.ts'
import { serviceIndexes, serviceTables } from './serviceSchema.ts'
import { sessionIndexes, sessionTables } from './sessionSchema.ts'
import { visitorCallIndexes, visitorCallTables } from './visitorCallSchema.ts'
import type { TableOf } from './tables.ts'

/** In the order in which they are made: a table after those to which it refers. */
export const tables = {
  ...serviceTables, ...accountTables, ...peopleTables, ...sessionTables, ...callTables, ...linkTables, ...doorTables, ...inviteTables, ...accessTables, ...controllerTables, ...billingTables, ...visitorCallTables, ...leavingTables, ...lockdownTables, ...auditTables, ...importTables, ...exportTables, ...logViewTables, ...partnerTables, ...seedTables,
}

export const indexes: readonly string[] = [
  ...serviceIndexes, ...accountIndexes, ...peopleIndexes, ...sessionIndexes, ...callIndexes, ...linkIndexes, ...doorIndexes, ...inviteIndexes, ...accessIndexes, ...controllerIndexes, ...billingIndexes, ...visitorCallIndexes, ...leavingIndexes, ...lockdownIndexes, ...auditIndexes, ...importIndexes, ...exportIndexes, ...logViewIndexes, ...partnerIndexes,
]

export type Database = { [Name in keyof typeof tables]: TableOf<(typeof tables)[Name]> }
