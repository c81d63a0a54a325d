import { nextPartnerMigrationState, type PartnerKind, partnerKinds } from '@portal/domain'
import { importedKinds } from '../importing/importedKinds.ts'
import { cancelImport, seenBy, undoUntil } from '../importing/importRecord.ts'
import { readCells } from '../importing/keptRow.ts'
import { findMigration, type FoundMigration, migrationSentences } from '../partnerData/findMigration.ts'
import { migrationAnswer, siteAnswers, stateOfMigration } from '../partnerData/migrationAnswer.ts'
import { countRecords } from '../partnerData/recordsHere.ts'
import { viewerOf } from '../people/viewer.ts'
import { requireRight } from '../people/workIn.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Handler } from './Handler.ts'

const recordsPerAnswer = 200
const migrationsShown = 50

export const getPartnerSites: Handler<'getPartnerSites'> = async (_request, call) => {
  const { accountId } = viewerOf(call)
  const sites = await call.store.selectFrom('partner_sites').selectAll().where('account_id', '=', accountId).orderBy('id').execute()
  return { Sites: await siteAnswers(call.store, sites) }
}

export const getPartnerRecords: Handler<'getPartnerRecords'> = async ({ SiteID, Kind, After }, call) => {
  requireRight(call.user, importedKinds[Kind].right)
  const site = await findSite(call.store, viewerOf(call).accountId, SiteID)
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
  const viewer = viewerOf(call)
  const site = await findSite(call.store, viewer.accountId, SiteID)
  const property = await call.store.selectFrom('properties').select('id').where('id', '=', PropertyID).where('account_id', '=', viewer.accountId).executeTakeFirst()
  if (!property) throw notFound('property', 'PropertyID')
  const underWay = await call.store.selectFrom('partner_migrations').select('state').where('site_id', '=', site.id).where('state', '<>', 'rolledBack').executeTakeFirst()
  if (underWay) throw new Refusal(409, 'MIGRATION_STATE', migrationSentences[underWay.state])
  const found = await call.store
    .insertInto('partner_migrations')
    .values({
      account_id: viewer.accountId, property_id: property.id, site_id: site.id, by_user_id: call.user.id, by_name: call.user.name, state: 'open', started_at: call.clock.now(),
      cut_over_at: null, rolled_back_at: null, rolled_back_by_user_id: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return migrationAnswer(call, viewer, found, 'listed')
}

export const getPartnerMigrations: Handler<'getPartnerMigrations'> = async (_request, call) => {
  const viewer = viewerOf(call)
  const all = await call.store.selectFrom('partner_migrations').selectAll().where('account_id', '=', viewer.accountId).orderBy('id', 'desc').limit(migrationsShown).execute()
  const seen = await seenBy(call.store, viewer, all)
  return { Migrations: await Promise.all(seen.map(({ found }) => migrationAnswer(call, viewer, found, 'counted'))) }
}

export const getPartnerMigration: Handler<'getPartnerMigration'> = async ({ MigrationID }, call) => {
  const { viewer, found } = await findMigration(call, MigrationID)
  return migrationAnswer(call, viewer, found, found.state === 'open' || found.state === 'cutOver' ? 'verified' : 'listed')
}

export const changePartnerMigration: Handler<'changePartnerMigration'> = async ({ MigrationID, Action, AcknowledgesMissing }, call) => {
  const viewer = viewerOf(call)
  const now = call.clock.now()
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

async function cutOver(trx: Store, found: FoundMigration, acknowledgesMissing: boolean, now: number): Promise<void> {
  const running = await trx.selectFrom('imports').select('id').where('migration_id', '=', found.id).where('state', 'in', ['running', 'paused']).executeTakeFirst()
  if (running) throw new Refusal(409, 'MIGRATION_STATE', 'An import of this migration has not ended.')
  if (!acknowledgesMissing) {
    const countsOf = await countRecords(trx, found)
    const isBehind = partnerKinds.map(countsOf).some(({ There, Here, ChangedSince }) => Here < There || ChangedSince > 0)
    if (isBehind) throw new Refusal(409, 'RECORDS_MISSING', 'Some records were not imported, or were changed there since.')
  }
  await trx.updateTable('partner_sites').set({ read_only_since: now }).where('id', '=', found.site_id).execute()
}

/** What runs is ended, what never started is forgotten, and what stayed is tried again; `runRollbacks` takes the rest back. */
async function beginRollback(trx: Store, found: FoundMigration, now: number): Promise<void> {
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

async function findSite(store: Store, accountId: number, id: number) {
  const site = await store.selectFrom('partner_sites').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
  if (!site) throw notFound('site', 'SiteID')
  return site
}
