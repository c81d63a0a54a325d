import { type AlertRule, countPastAlerts, findBursts, isCounted, type PastFact, pastDoorFacts } from '@portal/domain'
import { readDoorFacts } from '../access/doorFacts.ts'
import { offlineTimes } from '../devices/uptimeByDay.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toAlertRule } from './alertRules.ts'
import { readRefusals, toldAsForcedBy } from './readAlertFacts.ts'

const day = 86_400_000
export const countedDays = 30
const minute = 60_000

/** How many alerts a rule of an account would have sent in the last 30 days, computed from recorded events; null for causes that leave no records. */
export async function countAlerts(store: Store, accountId: number, rule: AlertRule, now: number): Promise<number | null> {
  const { cause } = rule
  if (!isCounted(cause)) return null
  const from = now - countedDays * day
  const count = (facts: readonly PastFact[]) => countPastAlerts(rule, facts, from, now)
  if (cause === 'lockdown') {
    const rows = await store.selectFrom('lockdowns').select(['started_at', 'ended_at']).where('account_id', '=', accountId).where('is_drill', '=', 0).where('started_at', '>=', from).execute()
    return count(rows.map(({ started_at: since, ended_at: end }) => ({ since, from: since, until: (end ?? now) + 1 })))
  }
  const properties = await store.selectFrom('properties').select('id').where('account_id', '=', accountId).execute()
  const propertyIds = properties.map(({ id }) => id)
  const isOfRule = (id: string) => rule.at === null || rule.at.includes(id)
  if (cause === 'denials' || cause === 'unknownCard') {
    const events = (await readRefusals(store, propertyIds, cause, from - rule.minutes * minute, now)).filter(({ port_id: id }) => isOfRule(id))
    const bursts = [...Map.groupBy(events, ({ port_id: id }) => id).values()].map((atDoor) => findBursts(atDoor.map(({ at }) => at), rule, null).filter((at) => at > from))
    return bursts.reduce((sum, { length }) => sum + length, 0)
  }
  const doors = await store.selectFrom('ports').leftJoin('port_modules', 'port_modules.port_id', 'ports.id').select(['ports.id', 'module_id']).where(inIds('property_id', propertyIds)).execute()
  if (cause === 'offline') {
    const ofControllers = [...Map.groupBy(doors, ({ module_id: id }) => String(id))].filter(([id]) => isOfRule(id))
    const times = await Promise.all(ofControllers.map(([, ports]) => offlineTimes(store, ports.map(({ id }) => id), from, now)))
    return times.reduce((sum, { offline }) => sum + count(offline.map(({ start, end }) => ({ since: start, from: start, until: end }))), 0)
  }
  const others = await store.selectFrom('alert_rules').selectAll().where('account_id', '=', accountId).where('is_on', '=', 1).execute()
  const isForcedElsewhere = toldAsForcedBy(others.map(toAlertRule))
  const facts = await readDoorFacts(store, doors.map(({ id }) => id).filter(isOfRule), from, now)
  return [...facts].reduce((sum, [id, history]) => {
    const known = cause === 'leftOpen' && isForcedElsewhere(id) ? history.map((kept) => (kept.isForced && kept.facts.word === 'LeftOpen' ? { ...kept, facts: { ...kept.facts, word: 'Closed' as const } } : kept)) : history
    return sum + count(pastDoorFacts(cause, known, from, now))
  }, 0)
}
