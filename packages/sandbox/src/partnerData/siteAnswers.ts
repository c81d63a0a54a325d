import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { partnerKinds } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { PartnerSitesTable } from '../store/partnerSchema.ts'
import { toIso } from '../time/toIso.ts'

export type FoundSite = PartnerSitesTable
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
