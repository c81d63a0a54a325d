import { newAlertRule } from '@portal/domain'
import { sql } from 'kysely'
import { addFirstAlertRules, alertRuleColumns } from '../alerts/alertRules.ts'
import { lookAtRules } from '../alerts/runAlerts.ts'
import type { Store } from '../store/openStore.ts'
import type { WorldSeeds } from './WorldSeeds.ts'

const day = 86_400_000

/** Adds alert rules: those with which each account begins, and one that is off. Problems that exist when the sandbox starts send no alert. */
export async function seedAlerts(trx: Store, { accounts }: WorldSeeds, now: number): Promise<void> {
  const { last } = await trx.selectFrom('mails').select(({ fn }) => fn.max('id').as('last')).executeTakeFirstOrThrow()
  for (const { id } of accounts) {
    await addFirstAlertRules(trx, id, now)
    await trx.insertInto('alert_rules').values({ ...alertRuleColumns(newAlertRule('inviteEnds')), account_id: id, is_on: 0, since: now - 40 * day }).execute()
    await lookAtRules(trx, { accountId: id, now, checkedAt: now, baseUrl: '' })
  }
  await trx.updateTable('alerts').set({ told_at: sql`since + minutes * 60000`, last_at: sql`since + minutes * 60000` }).execute()
  await trx.deleteFrom('mails').where('id', '>', last ?? 0).execute()
}
