import { type PartnerKind, partnerKinds, type PartnerMigrationState } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { FoundMigration } from './findMigration.ts'
import { stayingRecords } from './recordsHere.ts'

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
