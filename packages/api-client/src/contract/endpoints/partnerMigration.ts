import * as v from 'valibot'
import { partnerKinds, partnerMigrationActions, partnerMigrationStates } from '@portal/domain'
import { defineEndpoint } from '../defineEndpoint.ts'
import { importRecord, rowNumber } from '../importShapes.ts'
import { numberId } from '../people.ts'
import { count, flag, wholeNumber } from '../shapes.ts'

const ofMigration = { MigrationID: numberId }
const ofSite = { SiteID: numberId }

/** A property in another system. */
const partnerSite = v.looseObject({
  ...ofSite,
  /** The name of the other system; the next field is the name of the property there. */
  System: v.string(),
  Name: v.string(),
  /** The number of records in the other system, by kind. */
  Records: v.array(v.looseObject({ Kind: v.picklist(partnerKinds), Count: count })),
  /** The ISO instant since which the other system is read-only; null while it can be changed. */
  ReadOnlySince: v.nullable(v.string()),
  /** The id of the property's migration; null without one, or if it was rolled back. */
  MigrationID: v.nullable(numberId),
})

/** A field of a record that differs between the two systems. */
const difference = v.looseObject({ Field: v.string(), There: v.string(), Here: v.string() })

const migrationPart = v.looseObject({
  Kind: v.picklist(partnerKinds),
  /** The number of records in the other system; the next field is how many of them are in the portal now. */
  There: count,
  Here: count,
  /** The number of records that were changed in the other system since the import. */
  ChangedSince: count,
  /** The first records that are missing in the portal, each with the reason; `message` says why a row was refused. Empty in a list of migrations. */
  Missing: v.array(v.looseObject({ Row: v.number(), Name: v.string(), Reason: v.picklist(['notYet', 'refused', 'leftOut', 'takenBack', 'removed']), message: v.string() })),
  /** Some imported records, compared field by field; empty in a list of migrations. `message` says why a record cannot be compared. */
  Sample: v.array(v.looseObject({ Row: v.number(), Name: v.string(), Differences: v.array(difference), message: v.string() })),
  /** The number of records that could not be undone because later changes depend on them; the next field has the first of them. */
  Staying: count,
  Stays: v.array(v.looseObject({ ImportID: numberId, Row: v.number(), Name: v.string(), RecordID: numberId, message: v.string() })),
  /** The migration's imports, newest first. */
  Imports: v.array(importRecord),
})

const migration = v.looseObject({
  ...ofMigration,
  Site: partnerSite,
  PropertyID: numberId,
  PropertyName: v.string(),
  State: v.picklist(partnerMigrationStates),
  /** The name of the user who began the migration. */
  By: v.string(),
  /** The ISO instant of the start. The next fields are ISO instants or null for what has not happened yet. */
  StartedAt: v.string(),
  CutOverAt: v.nullable(v.string()),
  RolledBackAt: v.nullable(v.string()),
  Parts: v.array(migrationPart),
})

/** The properties that the account has in other systems. Refusals: 403. */
export const getPartnerSites = defineEndpoint({
  area: 'migrations',
  as: 'listSites',
  service: 'partner-data',
  method: 'GET',
  path: '/Partner/GetSites',
  auth: 'session',
  assumed: true,
  summary: 'The properties of the account in other systems.',
  request: v.object({}),
  response: v.looseObject({ Sites: v.array(partnerSite) }),
})

/** The records of one kind as the other system has them, 200 in each answer. Refusals: 403, 404. */
export const getPartnerRecords = defineEndpoint({
  area: 'migrations',
  as: 'listRecords',
  service: 'partner-data',
  method: 'GET',
  path: '/Partner/GetRecords',
  auth: 'session',
  assumed: true,
  summary: 'Records of a property in another system.',
  /** `After` is the last row of the previous answer; 0 in the first request. */
  request: v.object({ ...ofSite, Kind: v.picklist(partnerKinds), After: v.optional(wholeNumber(0, 1_000_000), 0) }),
  response: v.looseObject({
    /** The names of the fields in the other system. */
    Headings: v.array(v.string()),
    Rows: v.array(v.looseObject({ Row: rowNumber, Cells: v.array(v.string()) })),
    /** The last row of this answer, after which the next request continues; null at the end. */
    Next: v.nullable(v.number()),
  }),
})

/** Begins the migration of a property. Its imports have this migration's id. Refusals: 403, 404, 409 `MIGRATION_STATE` if one is under way. */
export const startPartnerMigration = defineEndpoint({
  area: 'migrations',
  as: 'start',
  service: 'partner-data',
  method: 'POST',
  path: '/Partner/StartMigration',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Starts the migration of a property from another system.',
  request: v.object({ ...ofSite, PropertyID: numberId }),
  response: migration,
})

/** The migrations of the account, newest first, without samples; at most 50. Refusals: 403. */
export const getPartnerMigrations = defineEndpoint({
  area: 'migrations',
  as: 'list',
  service: 'partner-data',
  method: 'GET',
  path: '/Partner/GetMigrations',
  auth: 'session',
  assumed: true,
  summary: 'The migrations of an account from other systems.',
  request: v.object({}),
  response: v.looseObject({ Migrations: v.array(migration) }),
})

/** A migration with the records counted in both systems and some of them compared. Refusals: 403, 404. */
export const getPartnerMigration = defineEndpoint({
  area: 'migrations',
  as: 'get',
  service: 'partner-data',
  method: 'GET',
  path: '/Partner/GetMigration',
  auth: 'session',
  assumed: true,
  summary: 'A migration, with both systems compared.',
  request: v.object(ofMigration),
  response: migration,
})

/**
 * Changes a migration. `cutOver`: from now on only the portal is kept up to date, and the other system is read-only. `rollBack`: undoes
 * every row of the migration's imports, newest first, and makes the other system editable again; a repeated call retries rows that could
 * not be undone. Refusals: 403, 404, 409 `MIGRATION_STATE` if the migration's state doesn't allow it, 409 `RECORDS_MISSING` for a switch
 * that leaves records behind without a confirmation.
 */
export const changePartnerMigration = defineEndpoint({
  area: 'migrations',
  as: 'change',
  service: 'partner-data',
  method: 'POST',
  path: '/Partner/ChangeMigration',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Switches a migration over to this system, or rolls it back.',
  request: v.object({
    ...ofMigration,
    Action: v.picklist(partnerMigrationActions),
    /** For `cutOver`: whether the user has confirmed that some records are missing in the portal or were changed in the other system. */
    AcknowledgesMissing: v.optional(flag, false),
  }),
  response: migration,
})
