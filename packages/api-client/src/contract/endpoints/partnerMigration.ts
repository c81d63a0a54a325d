import * as v from 'valibot'
import { partnerKinds, partnerMigrationActions, partnerMigrationStates } from '@portal/domain'
import { defineEndpoint } from '../defineEndpoint.ts'
import { importRecord, rowNumber } from '../importShapes.ts'
import { numberId } from '../people.ts'
import { count, flag, wholeNumber } from '../shapes.ts'

const ofMigration = { MigrationID: numberId }
const ofSite = { SiteID: numberId }

/** A property as another system has it. */
const partnerSite = v.looseObject({
  ...ofSite,
  /** The names of the other system and of the property there. */
  System: v.string(),
  Name: v.string(),
  /** How many records are there, by kind. */
  Records: v.array(v.looseObject({ Kind: v.picklist(partnerKinds), Count: count })),
  /** ISO instant since when the other system is read-only; null while it runs. */
  ReadOnlySince: v.nullable(v.string()),
  /** The migration of this property; null without one, or if it was rolled back. */
  MigrationID: v.nullable(numberId),
})

/** One field of a record on both sides. */
const difference = v.looseObject({ Field: v.string(), There: v.string(), Here: v.string() })

const migrationPart = v.looseObject({
  Kind: v.picklist(partnerKinds),
  /** How many records the other system has, and how many of them are here now. */
  There: count,
  Here: count,
  /** How many were changed there since the import. */
  ChangedSince: count,
  /** The first of those that are not here, each with the reason; `message` says why a row was refused. None in a list of migrations. */
  Missing: v.array(v.looseObject({ Row: v.number(), Name: v.string(), Reason: v.picklist(['notYet', 'refused', 'leftOut', 'takenBack', 'removed']), message: v.string() })),
  /** Some of those that are here, compared field by field; none in a list of migrations. `message`: why a record cannot be compared. */
  Sample: v.array(v.looseObject({ Row: v.number(), Name: v.string(), Differences: v.array(difference), message: v.string() })),
  /** How many could not be undone because later changes depend on them, and the first of them. */
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
  /** Who began it. */
  By: v.string(),
  /** ISO instants; null: not yet. */
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

/** The records of one kind as the other system gives them, 200 an answer. Refusals: 403, 404. */
export const getPartnerRecords = defineEndpoint({
  area: 'migrations',
  as: 'listRecords',
  service: 'partner-data',
  method: 'GET',
  path: '/Partner/GetRecords',
  auth: 'session',
  assumed: true,
  summary: 'Records of a property in another system.',
  /** `After`: the last row of the answer before; 0 at first. */
  request: v.object({ ...ofSite, Kind: v.picklist(partnerKinds), After: v.optional(wholeNumber(0, 1_000_000), 0) }),
  response: v.looseObject({
    /** The other system's field names. */
    Headings: v.array(v.string()),
    Rows: v.array(v.looseObject({ Row: rowNumber, Cells: v.array(v.string()) })),
    /** The row to go on after; null: these were the last. */
    Next: v.nullable(v.number()),
  }),
})

/** Begins the migration of a property. Its imports carry this migration's id. Refusals: 403, 404, 409 `MIGRATION_STATE` if one is under way. */
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

/** A migration with both sides counted and some records compared. Refusals: 403, 404. */
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
 * `cutOver`: from now on only this system is kept up to date, and the other can be read only. `rollBack`: undoes every row of its imports,
 * newest first, and reopens the other system; again, it retries what stayed. Refusals: 403, 404, 409 `MIGRATION_STATE` if it is not in a state for it, 409
 * `RECORDS_MISSING` for a switch that leaves records behind without a confirmation.
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
    /** For `cutOver`: whether the user has confirmed that some records are missing here or changed there. */
    AcknowledgesMissing: v.optional(flag, false),
  }),
  response: migration,
})
