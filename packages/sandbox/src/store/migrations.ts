import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { accessTables } from './accessSchema.ts'
import { accountTables } from './accountSchema.ts'
import { auditTables } from './auditSchema.ts'
import { billingTables } from './billingSchema.ts'
import { callTables } from './callSchema.ts'
import { controllerTables } from './controllerSchema.ts'
import { doorTables } from './doorSchema.ts'
import { exportTables } from './exportSchema.ts'
import { importTables } from './importSchema.ts'
import { inviteTables } from './inviteSchema.ts'
import { leavingTables } from './leavingSchema.ts'
import { linkTables } from './linkSchema.ts'
import { lockdownTables } from './lockdownSchema.ts'
import { logViewTables } from './logViewSchema.ts'
import { partnerTables } from './partnerSchema.ts'
import { peopleTables } from './peopleSchema.ts'
import { seedTables } from './seedSchema.ts'
import { serviceTables } from './serviceSchema.ts'
import { sessionTables } from './sessionSchema.ts'
import { visitorCallTables } from './visitorCallSchema.ts'
import { unheardTriggers } from './unheardTriggers.ts'

export const firstRelease = '0001-first-release'

/** The statements of each migration. A published migration is never edited; a change is a new entry. */
export const statements: Record<string, readonly string[]> = {
  [firstRelease]: [
    ...serviceTables, ...accountTables, ...peopleTables, ...sessionTables, ...callTables, ...linkTables, ...doorTables, ...inviteTables, ...accessTables, ...controllerTables, ...billingTables, ...visitorCallTables, ...leavingTables, ...lockdownTables, ...auditTables, ...importTables, ...exportTables, ...logViewTables, ...partnerTables, ...seedTables,
    ...unheardTriggers,
  ],
}

/** All migrations of a store on SQLite, in order. */
export const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(statements).map(([name, lines]) => [name, { up: (db) => runAll(db, lines) }]),
)

async function runAll(db: Kysely<unknown>, lines: readonly string[]): Promise<void> {
  for (const line of lines) await sql.raw(line).execute(db)
}
