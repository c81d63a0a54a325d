import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type PartnerKind, partnerKinds, type PartnerMigrationState } from '@portal/domain'
import type { ImportContext } from '../importing/ImportedKind.ts'
import { importedKinds } from '../importing/importedKinds.ts'
import { importAnswers, seenBy } from '../importing/importRecord.ts'
import { readCells } from '../importing/keptRow.ts'
import { writeRow } from '../importing/writeRow.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import type { PartnerSitesTable } from '../store/partnerSchema.ts'
import { undone } from '../store/transaction.ts'
import { toIso } from '../time/toIso.ts'
import type { FoundMigration } from './findMigration.ts'
import { countRecords, missingRecords, type RecordHere, sampleOfRecords, stayingRecords } from './recordsHere.ts'
import type { Unsaid } from '../words/sentence.ts'

export type MigrationAnswer = Unsaid<ResponseOf<(typeof endpoints)['getPartnerMigration']>>

/** How much of a migration is told: its counts, what is missing and stays, or also some records compared field by field. */
export type MigrationDepth = 'counted' | 'listed' | 'verified'

const rowsShown = 50
const sampleSize = 6

/** A migration as the contract describes it. */
export async function migrationAnswer(
  { store, vault, clock, log }: Pick<Services, 'store' | 'vault' | 'clock' | 'log'>, viewer: Viewer, found: FoundMigration, depth: MigrationDepth,
): Promise<MigrationAnswer> {
  const { name: propertyName } = await store.selectFrom('properties').select('name').where('id', '=', found.property_id).executeTakeFirstOrThrow()
  const site = await store.selectFrom('partner_sites').selectAll().where('id', '=', found.site_id).executeTakeFirstOrThrow()
  const [siteAnswer] = await siteAnswers(store, [site])
  if (!siteAnswer) throw new RangeError('One site has one answer.')
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
    MigrationID: found.id, Site: siteAnswer, PropertyID: found.property_id, PropertyName: propertyName, State: state, By: found.by_name,
    StartedAt: toIso(found.started_at), CutOverAt: toIso(found.cut_over_at), RolledBackAt: toIso(found.rolled_back_at), Parts: parts,
  }
}

type FoundSite = PartnerSitesTable
type SiteAnswer = ResponseOf<(typeof endpoints)['getPartnerSites']>['Sites'][number]

/** Properties of other systems as the contract describes them, in the order given. */
export async function siteAnswers(store: Store, sites: readonly FoundSite[]): Promise<SiteAnswer[]> {
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

/** What a migration is now, and what of it was to be taken back and stays, the first `most` rows of each kind. */
export async function stateOfMigration(store: Store, migration: FoundMigration, most = 1): Promise<{ state: PartnerMigrationState; staying: (kind: PartnerKind) => Staying }> {
  const byKind = new Map<PartnerKind, Staying>()
  for (const kind of partnerKinds) byKind.set(kind, await stayingRecords(store, migration, kind, most))
  const isPart = [...byKind.values()].some(({ total }) => total > 0)
  return {
    state: migration.state === 'rolledBack' && isPart ? 'partlyRolledBack' : migration.state,
    staying: (kind) => byKind.get(kind) ?? { total: 0, rows: [] },
  }
}

type Sample = MigrationAnswer['Parts'][number]['Sample']

/**
 * Compares records on both sides: each row is written once more as its import would write it, and taken back. What it would still change
 * is what differs.
 */
async function compareSample(
  store: Store, viewer: Viewer, kind: PartnerKind, records: readonly RecordHere[], { vault, log, now }: Pick<ImportContext, 'vault' | 'log' | 'now'>,
): Promise<Sample> {
  const sample: Sample = []
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
