import type { PartnerMigrationState } from '@portal/domain'
import { seenBy } from '../importing/importRecord.ts'
import { type Viewer } from '../people/viewer.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { PartnerMigrationsTable } from '../store/partnerSchema.ts'
import type { Sentence } from '../words/sentence.ts'

export type FoundMigration = PartnerMigrationsTable

/** The sentences for an action that a migration's state does not allow. */
export const migrationSentences: Record<PartnerMigrationState, Sentence> = {
  open: 'This migration is already running.',
  cutOver: 'This migration was already switched over.',
  rollingBack: 'This migration is being rolled back.',
  partlyRolledBack: 'This migration was rolled back in part.',
  rolledBack: 'This migration was rolled back.',
}

/** Finds a migration, for its user and for anyone who may see that user; 404 for others. */
export async function findMigration({ store, viewer }: { store: Store; viewer: Viewer }, id: number): Promise<{ viewer: Viewer; found: FoundMigration; isOwn: boolean }> {
  const found = await store.selectFrom('partner_migrations').selectAll().where('id', '=', id).where('account_id', '=', viewer.accountId).executeTakeFirst()
  const [seen] = found ? await seenBy(store, viewer, [found]) : []
  if (!seen) throw notFound('migration', 'MigrationID')
  return { viewer, ...seen }
}

/** Refuses an import for a migration in the wrong state: 403, 404, 409 `MIGRATION_STATE`. */
export async function requireOpenMigration(call: { store: Store; viewer: Viewer }, id: number, propertyId: number): Promise<void> {
  const { found, isOwn } = await findMigration(call, id)
  if (!isOwn) throw new Refusal(403, 'FORBIDDEN', 'Another user started this migration.')
  if (found.property_id !== propertyId) throw notFound('property', 'PropertyID')
  if (found.state !== 'open') throw new Refusal(409, 'MIGRATION_STATE', migrationSentences[found.state])
}
