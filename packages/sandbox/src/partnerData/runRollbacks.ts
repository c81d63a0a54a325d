import { beginUndo } from '../importing/importRecord.ts'
import type { Services } from '../Services.ts'
import { type AccountScope, ofAccount } from '../store/byAccount.ts'
import { eachAlone } from '../store/eachAlone.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction } from '../store/transaction.ts'

export function migrationsRollingBack(store: Store, _now: number, accountId: AccountScope) {
  return store.selectFrom('partner_migrations').selectAll().where('state', '=', 'rollingBack').where(ofAccount('account_id', accountId))
}

/**
 * Advances rollbacks of migrations, of one account or of all: undoes the newest import with rows left, because it depends on earlier ones.
 * Rows on which other records depend stay, with a reason.
 */
export async function runRollbacks({ store, clock, log }: Pick<Services, 'store' | 'clock' | 'log'>, accountId?: number): Promise<void> {
  const waiting = await migrationsRollingBack(store, 0, accountId).execute()
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
