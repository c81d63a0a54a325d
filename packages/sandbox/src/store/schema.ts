import { accessIndexes, accessTables } from './accessSchema.ts'
import { accountIndexes, accountTables } from './accountSchema.ts'
import { alertIndexes, alertTables } from './alertSchema.ts'
import { auditIndexes, auditTables } from './auditSchema.ts'
import { billingIndexes, billingTables } from './billingSchema.ts'
import { callIndexes, callTables } from './callSchema.ts'
import { controllerIndexes, controllerTables } from './controllerSchema.ts'
import { doorIndexes, doorTables } from './doorSchema.ts'
import { exportIndexes, exportTables } from './exportSchema.ts'
import { importIndexes, importTables, partnerIndexes, partnerTables } from './importSchema.ts'
import { integrationIndexes, integrationTables } from './integrationSchema.ts'
import { guestTables, inviteIndexes, inviteTables } from './inviteSchema.ts'
import { peopleIndexes, peopleTables } from './peopleSchema.ts'
import { serviceIndexes, serviceTables } from './serviceSchema.ts'
import { sessionIndexes, sessionTables, twoStepIndexes, twoStepTables } from './sessionSchema.ts'
import type { RowOf, TableOf } from './tables.ts'

const { door_facts, site_plans, site_plan_doors, ...firstDoorTables } = doorTables

/** The tables of the first release, in order of creation: each table comes after the tables that it refers to. */
export const firstTables = {
  ...serviceTables, ...accountTables, ...peopleTables, ...sessionTables, ...callTables, ...firstDoorTables, ...inviteTables, ...accessTables, ...controllerTables, ...billingTables, ...auditTables, ...importTables, ...exportTables, ...partnerTables, ...integrationTables, ...alertTables, ...twoStepTables,
}

/** The tables of the second migration. */
export const laterTables = { door_facts, site_plans, site_plan_doors, ...guestTables }

export const tables = { ...firstTables, ...laterTables }

export const indexes: readonly string[] = [
  ...serviceIndexes, ...accountIndexes, ...peopleIndexes, ...sessionIndexes, ...callIndexes, ...doorIndexes, ...inviteIndexes, ...accessIndexes, ...controllerIndexes, ...billingIndexes, ...auditIndexes, ...importIndexes, ...exportIndexes, ...partnerIndexes, ...integrationIndexes, ...alertIndexes, ...twoStepIndexes,
]

export type Database = { [Name in keyof typeof tables]: TableOf<(typeof tables)[Name]> }

/** A row as queries return it. The database computes `phone_digits` itself. */
export type Row<Name extends keyof Database> = Omit<RowOf<(typeof tables)[Name]>, 'phone_digits'>
