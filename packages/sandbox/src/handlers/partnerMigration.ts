import { nextPartnerMigrationState, type PartnerKind, partnerKinds, type PartnerMigrationState } from '@portal/domain'
import { requireProperty } from '../access/places.ts'
import { importedKinds } from '../importing/importedKinds.ts'
import { cancelImport, importAnswers, readCells, seenBy, undoUntil } from '../importing/importRecord.ts'
import { findMigration, migrationSentences } from '../partnerData/findMigration.ts'
import { countRecords, missingRecords, type RecordHere, sampleOfRecords, stayingRecords } from '../partnerData/recordsHere.ts'
import { requireRight, type Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import { findOfAccount } from '../store/ofAccount.ts'
import type { Store } from '../store/openStore.ts'
import { type Answer, type Handler, only } from './Handler.ts'
import type { ImportContext } from '../importing/ImportedKind.ts'
import { writeRow } from '../importing/writeRow.ts'
import type { Services } from '../Services.ts'
import type { Row } from '../store/schema.ts'
import { undone } from '../store/transaction.ts'
import { toIso } from '../time/toIso.ts'

const recordsPerAnswer = 200
const migrationsShown = 50

export const getPartnerSites: Handler<'getPartnerSites'> = async (_request, call) => {
  const { accountId } = call.viewer
  const sites = await call.store.selectFrom('partner_sites').selectAll().where('account_id', '=', accountId).orderBy('id').execute()
  return { Sites: await siteAnswers(call.store, sites) }
}

export const getPartnerRecords: Handler<'getPartnerRecords'> = async ({ SiteID, Kind, After }, call) => {
  requireRight(call.user, importedKinds[Kind].right)
  const site = await findSite(call.store, call.viewer.accountId, SiteID)
  const rows = await call.store.selectFrom('partner_records').select(['row', 'cells']).where('site_id', '=', site.id).where('kind', '=', Kind).where('row', '>', After)
    .orderBy('row').limit(recordsPerAnswer).execute()
  const headings = JSON.parse(site.headings) as Record<PartnerKind, string[]>
  return {
    Headings: headings[Kind],
    Rows: await Promise.all(rows.map(async ({ row, cells }) => ({ Row: row, Cells: await readCells<string[]>(call.vault, { kind: Kind, cells }) }))),
    Next: rows.length < recordsPerAnswer ? null : (rows.at(-1)?.row ?? null),
  }
}

export const startPartnerMigration: Handler<'startPartnerMigration'> = async ({ SiteID, PropertyID }, call) => {
  const { viewer } = call
  const site = await findSite(call.store, viewer.accountId, SiteID)
  await requireProperty(call.store, viewer.accountId, PropertyID)
  const underWay = await call.store.selectFrom('partner_migrations').select('state').where('site_id', '=', site.id).where('state', '<>', 'rolledBack').executeTakeFirst()
  if (underWay) throw new Refusal(409, 'MIGRATION_STATE', migrationSentences[underWay.state])
  const found = await call.store
    .insertInto('partner_migrations')
    .values({
      account_id: viewer.accountId, property_id: PropertyID, site_id: site.id, by_user_id: call.user.id, by_name: call.user.name, state: 'open', started_at: call.now,
      cut_over_at: null, rolled_back_at: null, rolled_back_by_user_id: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return migrationAnswer(call, viewer, found, 'listed')
}

export const getPartnerMigrations: Handler<'getPartnerMigrations'> = async (_request, call) => {
  const { viewer } = call
  const all = await call.store.selectFrom('partner_migrations').selectAll().where('account_id', '=', viewer.accountId).orderBy('id', 'desc').limit(migrationsShown).execute()
  const seen = await seenBy(call.store, viewer, all)
  return { Migrations: await Promise.all(seen.map(({ found }) => migrationAnswer(call, viewer, found, 'counted'))) }
}

export const getPartnerMigration: Handler<'getPartnerMigration'> = async ({ MigrationID }, call) => {
  const { viewer, found } = await findMigration(call, MigrationID)
  return migrationAnswer(call, viewer, found, found.state === 'open' || found.state === 'cutOver' ? 'verified' : 'listed')
}

export const changePartnerMigration: Handler<'changePartnerMigration'> = async ({ MigrationID, Action, AcknowledgesMissing }, call) => {
  const { viewer, now } = call
  const { found, isOwn } = await findMigration(call, MigrationID)
  if (!isOwn) throw new Refusal(403, 'FORBIDDEN', 'Another user started this migration.')
  const { state } = await stateOfMigration(call.store, found)
  const next = nextPartnerMigrationState(state, Action)
  if (next === null) throw new Refusal(409, 'MIGRATION_STATE', migrationSentences[state])
  if (Action === 'cutOver') await cutOver(call.store, found, AcknowledgesMissing, now)
  else await beginRollback(call.store, found, now)
  const times = Action === 'cutOver' ? { cut_over_at: now } : { rolled_back_by_user_id: call.user.id }
  const changed = await call.store.updateTable('partner_migrations').set({ state: next, ...times }).where('id', '=', found.id).returningAll().executeTakeFirstOrThrow()
  return migrationAnswer(call, viewer, changed, 'listed')
}

async function cutOver(trx: Store, found: Row<'partner_migrations'>, acknowledgesMissing: boolean, now: number): Promise<void> {
  const running = await trx.selectFrom('imports').select('id').where('migration_id', '=', found.id).where('state', 'in', ['running', 'paused']).executeTakeFirst()
  if (running) throw new Refusal(409, 'MIGRATION_STATE', 'An import of this migration has not ended.')
  if (!acknowledgesMissing) {
    const countsOf = await countRecords(trx, found)
    const isBehind = partnerKinds.map(countsOf).some(({ There, Here, ChangedSince }) => Here < There || ChangedSince > 0)
    if (isBehind) throw new Refusal(409, 'RECORDS_MISSING', 'Some records were not imported, or were changed there since.')
  }
  await trx.updateTable('partner_sites').set({ read_only_since: now }).where('id', '=', found.site_id).execute()
}

/** Begins to undo a migration: ends running imports, drops unstarted ones, and retries rows that couldn't be undone; `runRollbacks` undoes the rest. */
async function beginRollback(trx: Store, found: Row<'partner_migrations'>, now: number): Promise<void> {
  const other = await trx.selectFrom('partner_migrations').select('state').where('site_id', '=', found.site_id).where('state', '<>', 'rolledBack').where('id', '<>', found.id).executeTakeFirst()
  if (other) throw new Refusal(409, 'MIGRATION_STATE', 'The property is being imported again.')
  const imports = await trx.selectFrom('imports').selectAll().where('migration_id', '=', found.id).execute()
  if (imports.some((one) => (undoUntil(one) ?? Infinity) <= now)) throw new Refusal(409, 'UNDO_EXPIRED', 'It is too late to undo this.')
  for (const { id, state } of imports) {
    if (state === 'draft') await trx.deleteFrom('imports').where('id', '=', id).execute()
    else if (state === 'running' || state === 'paused') await cancelImport(trx, id, now)
    await trx.updateTable('import_rows').set({ undo: 'open' }).where('import_id', '=', id).where('undo', '=', 'blocked').execute()
  }
}

const findSite = (store: Store, accountId: number, id: number) => findOfAccount(store, 'partner_sites', accountId, id, 'site', 'SiteID')

type MigrationAnswer = Answer<'getPartnerMigration'>

/** How much of a migration is read: counts, also missing and remaining records, or also a sample compared field by field. */
type MigrationDepth = 'counted' | 'listed' | 'verified'

const rowsShown = 50
const sampleSize = 6

/** A migration in the contract's shape. */
async function migrationAnswer(
  { store, vault, clock, log }: Pick<Services, 'store' | 'vault' | 'clock' | 'log'>, viewer: Viewer, found: Row<'partner_migrations'>, depth: MigrationDepth,
): Promise<MigrationAnswer> {
  const { name: propertyName } = await store.selectFrom('properties').select('name').where('id', '=', found.property_id).executeTakeFirstOrThrow()
  const site = await store.selectFrom('partner_sites').selectAll().where('id', '=', found.site_id).executeTakeFirstOrThrow()
  const imports = await store.selectFrom('imports').selectAll().where('migration_id', '=', found.id).orderBy('id', 'desc').execute()
  const shown = await importAnswers(store, await seenBy(store, viewer, imports))
  const parts: MigrationAnswer['Parts'] = []
  const countsOf = await countRecords(store, found)
  const { state, staying } = await stateOfMigration(store, found, depth === 'counted' ? 1 : rowsShown)
  for (const kind of partnerKinds) {
    const counts = countsOf(kind)
    const stays = staying(kind)
    const sample = depth === 'verified' ? await sampleOfRecords(store, found, kind, { here: counts.Here, most: sampleSize }) : []
    parts.push({
      Kind: kind, ...counts, Imports: shown.filter(({ Kind }) => Kind === kind),
      Missing: depth === 'counted' || counts.Here === counts.There ? [] : await missingRecords(store, found, kind, rowsShown),
      Staying: stays.total, Stays: depth === 'counted' ? [] : stays.rows,
      Sample: await compareSample(store, viewer, kind, sample, { vault, log, now: clock.now() }),
    })
  }
  return {
    MigrationID: found.id, Site: only(await siteAnswers(store, [site])), PropertyID: found.property_id, PropertyName: propertyName, State: state, By: found.by_name,
    StartedAt: toIso(found.started_at), CutOverAt: toIso(found.cut_over_at), RolledBackAt: toIso(found.rolled_back_at), Parts: parts,
  }
}

/** Properties of other systems in the contract's shape, in the given order. */
async function siteAnswers(store: Store, sites: readonly Row<'partner_sites'>[]): Promise<Answer<'getPartnerSites'>['Sites']> {
  if (sites.length === 0) return []
  const ids = sites.map(({ id }) => id)
  const counts = await store.selectFrom('partner_records').select(({ fn }) => ['site_id', 'kind', fn.countAll<number>().as('total')]).where('site_id', 'in', ids)
    .groupBy(['site_id', 'kind']).execute()
  const underWay = await store.selectFrom('partner_migrations').select(['id', 'site_id']).where('site_id', 'in', ids).where('state', '<>', 'rolledBack').execute()
  return sites.map(({ id, system, name, read_only_since: since }) => ({
    SiteID: id, System: system, Name: name, ReadOnlySince: toIso(since),
    Records: partnerKinds.map((kind) => ({ Kind: kind, Count: counts.find((one) => one.site_id === id && one.kind === kind)?.total ?? 0 })),
    MigrationID: underWay.find((one) => one.site_id === id)?.id ?? null,
  }))
}

type Staying = Awaited<ReturnType<typeof stayingRecords>>

/** The state of a migration, and the first `most` rows of each kind that the rollback couldn't undo. */
async function stateOfMigration(store: Store, migration: Row<'partner_migrations'>, most = 1): Promise<{ state: PartnerMigrationState; staying: (kind: PartnerKind) => Staying }> {
  const byKind = new Map<PartnerKind, Staying>()
  for (const kind of partnerKinds) byKind.set(kind, await stayingRecords(store, migration, kind, most))
  const isPart = [...byKind.values()].some(({ total }) => total > 0)
  return {
    state: migration.state === 'rolledBack' && isPart ? 'partlyRolledBack' : migration.state,
    staying: (kind) => byKind.get(kind) ?? { total: 0, rows: [] },
  }
}

/**
 * Compares some records of the other system with their imported versions: imports each row again and undoes that. What the import would
 * change are the differences.
 */
async function compareSample(
  store: Store, viewer: Viewer, kind: PartnerKind, records: readonly RecordHere[], { vault, log, now }: Pick<ImportContext, 'vault' | 'log' | 'now'>,
): Promise<MigrationAnswer['Parts'][number]['Sample']> {
  const sample: MigrationAnswer['Parts'][number]['Sample'] = []
  const { writer, ...ofKind } = importedKinds[kind]
  for (const { row, name, importId } of records) {
    const found = await store.selectFrom('imports').selectAll().where('id', '=', importId).executeTakeFirstOrThrow()
    const { cells } = await store.selectFrom('import_rows').select('cells').where('import_id', '=', importId).where('row', '=', row).executeTakeFirstOrThrow()
    const write = await writer(store, { viewer, found, vault, log, now })
    const said = await readCells(vault, { kind, cells })
    const { outcome, changes, message } = await undone(store, (trx) => writeRow(trx, write, ofKind, { choice: 'merge', cells: said }))
    const isOther = outcome === 'created' || outcome === 'failed'
    sample.push({
      Row: row, Name: name, message,
      Differences: isOther ? [{ Field: 'Name', There: name, Here: '' }] : changes.map(({ Field, From, To }) => ({ Field, There: To, Here: From })),
    })
  }
  return sample
}
