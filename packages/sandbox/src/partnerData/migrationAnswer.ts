import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { partnerKinds } from '@portal/domain'
import { importAnswers, seenBy } from '../importing/importRecord.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Services } from '../Services.ts'
import { toIso } from '../time/toIso.ts'
import { compareSample } from './compareSample.ts'
import type { FoundMigration } from './findMigration.ts'
import { recordsHere } from './recordsHere.ts'
import { siteAnswers } from './siteAnswers.ts'

export type MigrationAnswer = ResponseOf<(typeof endpoints)['getPartnerMigration']>

const missingShown = 50

/** A migration as the contract describes it, both sides counted; with `isVerified`, some records are compared field by field. */
export async function migrationAnswer(
  { store, vault, clock }: Pick<Services, 'store' | 'vault' | 'clock'>, viewer: Viewer, found: FoundMigration, isVerified: boolean,
): Promise<MigrationAnswer> {
  const { name: propertyName } = await store.selectFrom('properties').select('name').where('id', '=', found.property_id).executeTakeFirstOrThrow()
  const site = await store.selectFrom('partner_sites').selectAll().where('id', '=', found.site_id).executeTakeFirstOrThrow()
  const [siteAnswer] = await siteAnswers(store, [site])
  if (!siteAnswer) throw new RangeError('One site has one answer.')
  const imports = await store.selectFrom('imports').selectAll().where('migration_id', '=', found.id).orderBy('id', 'desc').execute()
  const shown = await importAnswers(store, await seenBy(store, viewer, imports))
  const parts: MigrationAnswer['Parts'] = []
  for (const kind of partnerKinds) {
    const { here, missing } = await recordsHere(store, found, kind)
    parts.push({
      Kind: kind, There: here.length + missing.length, Here: here.length, ChangedSince: here.filter(({ isChangedThere }) => isChangedThere).length,
      Missing: missing.slice(0, missingShown), Imports: shown.filter(({ Kind }) => Kind === kind),
      Sample: isVerified ? await compareSample(store, viewer, kind, here, { vault, now: clock.now() }) : [],
    })
  }
  return {
    MigrationID: found.id, Site: siteAnswer, PropertyID: found.property_id, PropertyName: propertyName, State: found.state, By: found.by_name,
    StartedAt: toIso(found.started_at), CutOverAt: toIso(found.cut_over_at), RolledBackAt: toIso(found.rolled_back_at), Parts: parts,
  }
}
