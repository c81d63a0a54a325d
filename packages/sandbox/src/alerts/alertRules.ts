import { type AlertCause, type AlertRule, type AlertWay, firstAlertRules } from '@portal/domain'
import type { Insertable } from 'kysely'
import { findOfAccount } from '../store/ofAccount.ts'
import type { Store } from '../store/openStore.ts'
import type { Database, Row } from '../store/schema.ts'

/** A stored alert rule in the shape that the domain reads. */
export function toAlertRule(row: Pick<Row<'alert_rules'>, 'cause' | 'places' | 'minutes' | 'count' | 'again' | 'recipients' | 'ways' | 'quiet_start' | 'quiet_end'>): AlertRule {
  const { cause, places, minutes, count, again, recipients, ways, quiet_start: start, quiet_end: end } = row
  return {
    cause, minutes, count, again, at: places === null ? null : (JSON.parse(places) as string[]), to: recipients === null ? null : (JSON.parse(recipients) as number[]),
    ways: JSON.parse(ways) as AlertWay[], quiet: start === null || end === null ? null : { start, end },
  }
}

export function alertRuleColumns({ cause, at, minutes, count, again, to, ways, quiet }: AlertRule) {
  return {
    cause: cause satisfies AlertCause, minutes, count, again, places: at && JSON.stringify(at), recipients: to && JSON.stringify(to), ways: JSON.stringify(ways),
    quiet_start: quiet?.start ?? null, quiet_end: quiet?.end ?? null,
  }
}

/** Finds an alert rule of the account; 404 for any other id. */
export const findAlertRule = (store: Store, accountId: number, id: number) => findOfAccount(store, 'alert_rules', accountId, id, 'alert')

/** Gives a new account its first alert rules. */
export async function addFirstAlertRules(trx: Store, accountId: number, now: number): Promise<void> {
  await trx.insertInto('alert_settings').values({ account_id: accountId, is_on: 1, checked_at: now }).execute()
  const rows = firstAlertRules.map((rule): Insertable<Database['alert_rules']> => ({ ...alertRuleColumns(rule), account_id: accountId, is_on: 1, since: now }))
  await trx.insertInto('alert_rules').values(rows).execute()
}
