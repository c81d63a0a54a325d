import type { PartnerMigrationState } from '@portal/domain'
import { beginUndo, seenBy } from '../importing/importRecord.ts'
import type { Viewer } from '../people/viewer.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import type { Sentence } from '../words/sentence.ts'
import type { Services } from '../Services.ts'
import { eachAlone, ofAccount } from '../store/backgroundWork.ts'
import { inTransaction } from '../store/transaction.ts'

/** The sentences for an action that a migration's state does not allow. */
export const migrationSentences: Record<PartnerMigrationState, Sentence> = {
  open: 'This migration is already running.',
  cutOver: 'This migration was already switched over.',
  rollingBack: 'This migration is being rolled back.',
  partlyRolledBack: 'This migration was rolled back in part.',
  rolledBack: 'This migration was rolled back.',
}

/** Finds a migration, for its user and for anyone who may see that user; 404 for others. */
export async function findMigration({ store, viewer }: { store: Store; viewer: Viewer }, id: number): Promise<{ viewer: Viewer; found: Row<'partner_migrations'>; isOwn: boolean }> {
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

/**
 * Advances rollbacks of migrations, of one account or of all: undoes the newest import with rows left, because it depends on earlier ones.
 * Rows on which other records depend stay, with a reason.
 */
export async function runRollbacks({ store, clock, log }: Pick<Services, 'store' | 'clock' | 'log'>, accountId?: number): Promise<void> {
  const waiting = await store.selectFrom('partner_migrations').selectAll().where('state', '=', 'rollingBack').where(ofAccount('account_id', accountId)).execute()
  await eachAlone(log, waiting, ({ id }) => `The rollback of migration ${id}`, async ({ id, site_id: siteId, rolled_back_by_user_id: userId, by_user_id: by }) => {
    const now = clock.now()
    const author = { at: now, call: 'changePartnerMigration', page: '', userId: userId ?? by, signedInBy: null }
    await inTransaction(store, async (trx) => {
      const imports = await trx.selectFrom('imports').selectAll().where('migration_id', '=', id).orderBy('id', 'desc').execute()
      if (imports.some(({ undo_by_user_id: undoneBy }) => undoneBy !== null)) return
      for (const found of imports) {
        const open = await trx.selectFrom('import_rows').select('row').where('import_id', '=', found.id).where('undo', '=', 'open').limit(1).executeTakeFirst()
        if (open) return beginUndo(trx, found, userId ?? by, now)
      }
      await trx.updateTable('partner_migrations').set({ state: 'rolledBack', rolled_back_at: now }).where('id', '=', id).where('state', '=', 'rollingBack').execute()
      await trx.updateTable('partner_sites').set({ read_only_since: null }).where('id', '=', siteId).execute()
    }, { author })
  })
}
