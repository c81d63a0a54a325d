import { alertTraits, planAlerts } from '@portal/domain'
import { sql } from 'kysely'
import type { Services } from '../Services.ts'
import type { Row } from '../store/schema.ts'
import { type AccountScope, eachAlone, ofAccount } from '../store/backgroundWork.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction } from '../store/transaction.ts'
import { toAlertRule } from './alertRules.ts'
import { alertFactReader, type KeptFact, toldAsForcedBy } from './readAlertFacts.ts'
import { sendWaiting, tellAlert, type TellingOf } from './tellAlert.ts'

/** Milliseconds between two checks of an account's rules. */
const atMostEach = 15_000

type Running = Pick<Services, 'store' | 'clock' | 'log' | 'baseUrl'>

/** The accounts whose rules are due for a check: active accounts that did not turn alerts off. If the clock was set back, they are due at once. */
export function alertsToCheck(store: Store, now: number, accountId: AccountScope) {
  return store.selectFrom('alert_settings').select('account_id').where('is_on', '=', sql.lit(1)).where(ofAccount('account_id', accountId))
    .where(sql<boolean>`(checked_at <= cast(${now} as bigint) - ${sql.lit(atMostEach)} or checked_at > cast(${now} as bigint))`)
    .where(({ exists, selectFrom }) => exists(selectFrom('accounts').select('accounts.id').whereRef('accounts.id', '=', 'alert_settings.account_id').where('is_active', '=', 1)))
}

/**
 * Checks the rules of one account, or of all, and sends the alerts that are due. Each account is one transaction with its messages. An alert's
 * key is unique, so a fact causes one alert, however often and by however many processes it is checked.
 */
export async function runAlerts(services: Running, accountId?: number): Promise<void> {
  const due = await alertsToCheck(services.store, services.clock.now(), accountId).orderBy('account_id').execute()
  await eachAlone(services.log, due, ({ account_id: id }) => `The alerts of account ${id}`, ({ account_id: id }) => checkAlerts(services, id))
}

async function checkAlerts({ store, clock, baseUrl }: Running, accountId: number): Promise<void> {
  await inTransaction(store, async (trx) => {
    const now = clock.now()
    // Another process may have checked the account's rules meanwhile.
    if (!(await alertsToCheck(trx, now, accountId).executeTakeFirst())) return
    const { checked_at: checkedAt } = await trx.selectFrom('alert_settings').select('checked_at').where('account_id', '=', accountId).executeTakeFirstOrThrow()
    await lookAtRules(trx, { accountId, now, checkedAt, baseUrl })
    await trx.updateTable('alert_settings').set({ checked_at: now }).where('account_id', '=', accountId).execute()
  }, { line: `alerts of account ${accountId}` })
}

/** Sends the alerts that an account's rules require now. Inside a transaction. */
export async function lookAtRules(trx: Store, { accountId, now, checkedAt, baseUrl }: { accountId: number; now: number; checkedAt: number; baseUrl: string }): Promise<void> {
  const rows = await trx.selectFrom('alert_rules').selectAll().where('account_id', '=', accountId).where('is_on', '=', 1).orderBy('id').execute()
  const properties = await trx.selectFrom('properties').select(['id', 'name', 'address', 'time_zone']).where('account_id', '=', accountId).orderBy('id').execute()
  const telling = (alert: Row<'alerts'>): TellingOf | null => {
    const [row, property] = [rows.find(({ id }) => id === alert.rule_id), properties.find(({ id }) => id === alert.property_id) ?? properties[0]]
    return row && property ? { alert, rule: toAlertRule(row), property, baseUrl } : null
  }
  await sendWaiting(trx, accountId, now, telling)
  const read = alertFactReader(trx, { accountId, properties, now, checkedAt, toldAsForced: toldAsForcedBy(rows.map(toAlertRule)) })
  for (const row of rows) await runRule(trx, row, await read(toAlertRule(row), row.id, row.since), telling, now)
}

async function runRule(trx: Store, row: Row<'alert_rules'>, { facts, unknown }: { facts: KeptFact[]; unknown?: ReadonlySet<string> }, telling: (alert: Row<'alerts'>) => TellingOf | null, now: number): Promise<void> {
  const rule = toAlertRule(row)
  const tell = async (alert: Row<'alerts'>, kind: Parameters<typeof tellAlert>[2]) => {
    const of = telling(alert)
    if (of) await tellAlert(trx, of, kind, now)
  }
  const known = await trx.selectFrom('alerts').selectAll().where('rule_id', '=', row.id)
    .where((where) => where.or([where('over_at', 'is', null), inIds('since', facts.map(({ since }) => since))])).orderBy('id').execute()
  const told = known.map((alert) => ({ alert, subject: alert.subject, since: alert.since, toldAt: alert.last_at, isOver: alert.over_at !== null }))
  const { begin, again, end, close } = planAlerts(rule, { facts, told, ...(unknown && { unknown }) }, now)
  const { lasts } = alertTraits[rule.cause]
  for (const fact of begin) {
    const { subject, since, propertyId, portId, name } = fact
    const alert = await trx.insertInto('alerts').values({
      account_id: row.account_id, property_id: propertyId, rule_id: row.id, cause: rule.cause, minutes: rule.minutes, count: rule.count, subject, port_id: portId, name, since,
      told_at: now, last_at: now, over_at: lasts ? null : now,
    }).onConflict((conflict) => conflict.columns(['rule_id', 'subject', 'since']).doNothing()).returningAll().executeTakeFirst()
    if (!alert) continue
    await tell(alert, 'begin')
    if (fact.isOver) await over(alert)
  }
  for (const { alert } of again) {
    await trx.updateTable('alerts').set({ last_at: now }).where('id', '=', alert.id).execute()
    await tell(alert, 'again')
  }
  for (const { alert } of end) await over(alert)
  if (close.length > 0) await trx.updateTable('alerts').set({ over_at: now }).where(inIds('id', close.map(({ alert }) => alert.id))).execute()

  async function over(alert: Row<'alerts'>): Promise<void> {
    await trx.updateTable('alerts').set({ over_at: now }).where('id', '=', alert.id).execute()
    await tell({ ...alert, over_at: now }, 'end')
  }
}

/** Ends the alerts of a rule that was turned off or deleted, without a message. */
export async function closeAlerts(trx: Store, ruleIds: readonly number[], now: number): Promise<void> {
  await trx.updateTable('alerts').set({ over_at: now }).where(inIds('rule_id', ruleIds)).where('over_at', 'is', null).execute()
  await trx.deleteFrom('alert_messages').where('state', '=', 'waits')
    .where('alert_id', 'in', trx.selectFrom('alerts').select('id').where(inIds('rule_id', ruleIds))).execute()
}
