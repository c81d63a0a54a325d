import { type AlertRule, alertTraits, fitAlertRule, mayDo, startOfDay } from '@portal/domain'
import { sql } from 'kysely'
import { requireDoors } from '../access/requireDoors.ts'
import { alertRuleColumns, findAlertRule, toAlertRule } from '../alerts/alertRules.ts'
import { countAlerts as countPast, countedDays } from '../alerts/countAlerts.ts'
import { closeAlerts } from '../alerts/runAlerts.ts'
import { findRecipient, placeNames, recipientsOf, send } from '../alerts/tellAlert.ts'
import type { SignedInCall } from '../Call.ts'
import { reachOf, rightsHolder, type Viewer } from '../people/viewer.ts'
import { conflict, invalid, notFound } from '../Refusal.ts'
import type { Row } from '../store/schema.ts'
import { countOf, idsOfPage, inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { modulesOfAccount, portsOfAccount } from '../store/ofAccount.ts'
import { toIso } from '../time/toIso.ts'
import type { Answer, Handler } from './Handler.ts'

const day = 86_400_000
const week = 7 * day
const noticesShown = 20

export const getAlertRules: Handler<'getAlertRules'> = async (_, { store, now, user, viewer }) => {
  const rows = await store.selectFrom('alert_rules').selectAll().where('account_id', '=', viewer.accountId).orderBy('id').execute()
  const [property, settings, places] = [await propertyOf(store, user.property_id), await store.selectFrom('alert_settings').select('is_on').where('account_id', '=', viewer.accountId).executeTakeFirst(), await placesOf(store, viewer.accountId)]
  return {
    Now: toIso(now), TimeZone: property.time_zone, PropertyName: property.name, PropertyAddress: property.address, IsOn: settings?.is_on === 1,
    Rules: await ruleAnswers(store, viewer, rows, now), ...places,
  }
}

export const getOwnAlerts: Handler<'getOwnAlerts'> = async (_, { store, now, user }) => {
  const rows = await store.selectFrom('alert_rules').selectAll().where('account_id', '=', user.account_id).where('is_on', '=', 1).orderBy('id').execute()
  const mutes = await mutesOf(store, user.id, rows, now)
  const rules = await Promise.all(rows.map(async (row) => {
    const rule = toAlertRule(row)
    if (!(await tellsUser(store, user, rule))) return []
    const { Cause, At, Minutes, Count, Ways } = ruleFields(rule)
    return [{ ID: row.id, Cause, At, Minutes, Count, Ways, Places: await placeNames(store, rule), MutedUntil: toIso(mutes.get(row.id) ?? null) }]
  }))
  return { Rules: rules.flat() }
}

/** Until when a user muted each of the rules. */
async function mutesOf(store: Store, userId: number, rules: readonly Row<'alert_rules'>[], now: number): Promise<Map<number, number>> {
  if (rules.length === 0) return new Map()
  const mutes = await store.selectFrom('alert_mutes').select(['rule_id', 'until_at']).where('rule_id', 'in', rules.map(({ id }) => id)).where('user_id', '=', userId).where('until_at', '>', now).execute()
  return new Map(mutes.map(({ rule_id: id, until_at: until }) => [id, until]))
}

async function tellsUser(store: Store, { id, account_id: accountId }: { id: number; account_id: number }, rule: AlertRule): Promise<boolean> {
  return (await recipientsOf(store, accountId, rule)).some((recipient) => recipient.id === id)
}

type RuleAnswer = Answer<'getAlertRules'>['Rules'][number]

async function ruleAnswers(store: Store, viewer: Viewer, rows: readonly Row<'alert_rules'>[], now: number): Promise<RuleAnswer[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const told = await store.selectFrom('alerts').select(({ fn }) => ['rule_id', fn.max('told_at').as('last'), sql<number>`count(case when told_at > ${now - week} then 1 end)`.as('recent')])
    .where(inIds('rule_id', ids)).groupBy('rule_id').execute()
  const mutes = await mutesOf(store, viewer.user.id, rows, now)
  const userIds = [...new Set(rows.flatMap((row) => toAlertRule(row).to ?? []))]
  const users = userIds.length === 0 ? [] : await store.selectFrom('users').select(['id', 'name']).where(inIds('id', userIds)).where('removed_at', 'is', null).execute()
  const { mayName } = await reachOf(store, viewer, userIds)
  return Promise.all(rows.map(async (row) => {
    const rule = toAlertRule(row)
    const ofRule = told.find(({ rule_id: id }) => id === row.id)
    return {
      ID: row.id, ...ruleFields(rule), IsOn: row.is_on === 1, Since: toIso(row.since), Places: await placeNames(store, rule),
      People: (rule.to ?? []).flatMap((id) => users.filter((user) => user.id === id).map(({ name }) => ({ ID: id, Name: mayName(id) ? name : null }))),
      TellsMe: await tellsUser(store, { id: viewer.user.id, account_id: viewer.accountId }, rule), SentThisWeek: ofRule?.recent ?? 0, LastSentAt: toIso(ofRule?.last ?? null), MutedUntil: toIso(mutes.get(row.id) ?? null),
      Version: row.version, UpdatedBy: row.updated_by,
    }
  }))
}

function ruleFields({ cause, at, minutes, count, again, to, ways, quiet }: AlertRule) {
  return { Cause: cause, At: at && [...at], Minutes: minutes, Count: count, Again: again, To: to && [...to], Ways: [...ways], Quiet: quiet && { Start: quiet.start, End: quiet.end } }
}

/** Reads an alert rule from a request. Refuses doors, controllers and users that the account or the signed-in user can't use. */
async function readRule({ viewer, store }: SignedInCall, { Cause, At, Minutes, Count, Again, To, Ways, Quiet }: Parameters<Handler<'sendTestAlert'>>[0]): Promise<AlertRule> {
  const rule = fitAlertRule({ cause: Cause, at: At && [...new Set(At)], minutes: Minutes, count: Count, again: Again, to: To && [...new Set(To)], ways: [...new Set(Ways)], quiet: Quiet && { start: Quiet.Start, end: Quiet.End } })
  const { Doors, Controllers } = await placesOf(store, viewer.accountId)
  const { at: kind, minutes } = alertTraits[Cause]
  const known = new Set((kind === 'controllers' ? Controllers : Doors).map(({ ID }) => ID))
  if (rule.at?.some((id) => !known.has(id))) throw notFound(kind === 'controllers' ? 'controller' : 'door', 'At')
  if (kind === 'doors') await requireDoors(store, viewer, rule.at ?? [], 'At')
  if (rule.at?.length === 0) throw invalid('At', 'Choose at least one, or any.')
  if (minutes !== null && rule.minutes === 0) throw invalid('Minutes', 'Enter a time of at least one minute.')
  if (rule.ways.length === 0) throw invalid('Ways', 'Choose how alerts are sent.')
  if (rule.to?.length === 0) throw invalid('To', 'Choose who gets the alerts.')
  const { maySee } = await reachOf(store, viewer, rule.to ?? [])
  const ofAccount = rule.to === null ? [] : await recipientsOf(store, viewer.accountId, rule)
  if (rule.to?.some((id) => !maySee(id) || !ofAccount.some((user) => user.id === id))) throw notFound('user', 'To')
  return rule
}

export const saveAlertRule: Handler<'saveAlertRule'> = async ({ ID, IsOn, Version, ...fields }, call) => {
  const { store, now } = call
  const { accountId, user } = call.viewer
  const before = ID === null ? null : await findAlertRule(store, accountId, ID)
  const rule = await readRule(call, fields)
  if (before && Version !== null && Version !== before.version) {
    const [current] = await ruleAnswers(store, call.viewer, [before], now)
    if (current) throw conflict(current)
  }
  const version = (before?.version ?? 0) + 1
  const isSame = before !== null && before.is_on === Number(IsOn) && before.cause === rule.cause
  const values = { ...alertRuleColumns(rule), account_id: accountId, is_on: Number(IsOn), since: isSame ? before.since : now, version, updated_by: user.name }
  if (before && (!IsOn || before.cause !== rule.cause)) await closeAlerts(store, [before.id], now)
  if (before) await store.updateTable('alert_rules').set(values).where('id', '=', before.id).execute()
  const { id } = before ?? (await store.insertInto('alert_rules').values(values).returning('id').executeTakeFirstOrThrow())
  return { ID: id, Version: version, message: 'Alert saved.' }
}

export const deleteAlertRule: Handler<'deleteAlertRule'> = async ({ ID }, call) => {
  const { id } = await findAlertRule(call.store, call.viewer.accountId, ID)
  await closeAlerts(call.store, [id], call.now)
  await call.store.deleteFrom('alert_rules').where('id', '=', id).execute()
  return { message: 'Alert deleted.' }
}

export const setAlerts: Handler<'setAlerts'> = async ({ IsOn }, { now, viewer, store }) => {
  const { accountId } = viewer
  const values = { is_on: Number(IsOn), checked_at: now }
  await store.updateTable('alert_settings').set(values).where('account_id', '=', accountId).where('is_on', '<>', values.is_on).execute()
  const rules = await store.selectFrom('alert_rules').select('id').where('account_id', '=', accountId).execute()
  if (!IsOn) await closeAlerts(store, rules.map(({ id }) => id), now)
  return { message: IsOn ? 'Alerts are on.' : 'Alerts are off.' }
}

export const sendTestAlert: Handler<'sendTestAlert'> = async (fields, call) => {
  const { store, now, user, baseUrl, viewer } = call
  const rule = await readRule(call, fields)
  const property = await propertyOf(store, user.property_id)
  const { Doors, Controllers } = await placesOf(store, viewer.accountId)
  const [first] = alertTraits[rule.cause].at === 'controllers' ? Controllers : alertTraits[rule.cause].at === 'doors' ? Doors : []
  const [place = first?.Name ?? property.name] = await placeNames(store, rule)
  const sample: Row<'alerts'> = {
    id: 0, account_id: viewer.accountId, property_id: property.id, rule_id: 0, cause: rule.cause, minutes: rule.minutes, count: rule.count, subject: '', port_id: null, name: place,
    since: now - (alertTraits[rule.cause].minutes === 'ahead' ? -rule.minutes : rule.minutes) * 60_000, told_at: now, last_at: now, over_at: null,
  }
  const recipient = await findRecipient(store, user.id)
  for (const way of rule.ways) {
    if (way === 'text' && recipient.phone === '') throw invalid('Ways', 'You have no phone number for text messages.')
    await send(store, { alert: sample, rule, property, baseUrl, isTest: true }, { user: recipient, way, kind: 'begin', now })
  }
  return { message: 'The test was sent to you.' }
}

export const countAlerts: Handler<'countAlerts'> = async (fields, call) => {
  const rule = await readRule(call, fields)
  return { Days: countedDays, Count: await countPast(call.store, call.viewer.accountId, rule, call.now) }
}

export const muteAlertRule: Handler<'muteAlertRule'> = async ({ ID, IsMuted }, { store, user, now }) => {
  const row = await findAlertRule(store, user.account_id, ID)
  if (!(await tellsUser(store, user, toAlertRule(row)))) throw notFound('alert', 'ID')
  const { id } = row
  await store.deleteFrom('alert_mutes').where('rule_id', '=', id).where('user_id', '=', user.id).execute()
  if (IsMuted) await store.insertInto('alert_mutes').values({ rule_id: id, user_id: user.id, until_at: startOfDay(user.time_zone, now, 1) }).execute()
  return { message: IsMuted ? 'You get no alerts of this rule until tomorrow.' : 'You get alerts of this rule again.' }
}

export const getAlerts: Handler<'getAlerts'> = async ({ RuleID, PortID, Days, ...asked }, { store, now, user, viewer }) => {
  let found = store.selectFrom('alerts').where('account_id', '=', viewer.accountId)
  if (RuleID !== undefined) found = found.where('rule_id', '=', RuleID)
  if (PortID !== undefined) found = found.where('port_id', '=', PortID)
  if (Days !== undefined) found = found.where('told_at', '>', now - Days * day)
  const total = await countOf(found)
  const ids = await idsOfPage(found, asked, { by: ['told_at', 'id'], isDown: true })
  const rows = await store.selectFrom('alerts').selectAll().where(inIds('id', ids)).orderBy('told_at', 'desc').orderBy('id', 'desc').execute()
  const messages = await store.selectFrom('alert_messages').selectAll().where(inIds('alert_id', ids)).orderBy('id').execute()
  const { mayName } = await reachOf(store, viewer, messages.map(({ user_id: id }) => id))
  return {
    Now: toIso(now), TimeZone: user.time_zone, Total: total,
    Alerts: rows.map((row) => ({
      ...alertFields(row),
      Messages: messages.filter(({ alert_id: id }) => id === row.id).map(({ kind, user_id: id, user_name: name, way, state, due_at: due }) => ({
        Kind: kind, Who: mayName(id) ? name : null, Way: way, State: state, DueAt: toIso(due),
      })),
    })),
  }
}

export const getAlertNotices: Handler<'getAlertNotices'> = async (_, { store, user }) => {
  const rows = await store.selectFrom('alert_messages').innerJoin('alerts', 'alerts.id', 'alert_messages.alert_id').selectAll('alerts').select(['alert_messages.id as notice', 'kind'])
    .where('user_id', '=', user.id).where('account_id', '=', user.account_id).where('way', '=', sql.lit('portal')).where('state', '=', sql.lit('sent')).where('seen_at', 'is', null)
    .orderBy('alert_messages.id', 'desc').limit(noticesShown).execute()
  return { TimeZone: user.time_zone, Open: await openAlerts(store, user), Notices: rows.map(({ notice, kind, ...row }) => ({ ...alertFields(row), NoticeID: notice, IsEnd: kind === 'end' })) }
}

export const seeAlertNotices: Handler<'seeAlertNotices'> = async ({ NoticeID }, { store, user, now }) => {
  await store.updateTable('alert_messages').set({ seen_at: now }).where('user_id', '=', user.id).where('way', '=', sql.lit('portal')).where('state', '=', sql.lit('sent'))
    .where('seen_at', 'is', null).where('id', '<=', NoticeID).execute()
  return { message: '' }
}

/** The number of open alerts of the user's account; 0 for a user who may not see alerts. */
async function openAlerts(store: Store, user: SignedInCall['user']): Promise<number> {
  if (!mayDo(rightsHolder(user), 'alerts.manage')) return 0
  const rules = store.selectFrom('alert_rules').select('id').where('account_id', '=', user.account_id)
  return countOf(store.selectFrom('alerts').where('over_at', 'is', null).where('rule_id', 'in', rules))
}

function alertFields({ id, rule_id: rule, cause, minutes, count, name, port_id: port, since, told_at: told, over_at: over }: Row<'alerts'>) {
  return { ID: id, RuleID: rule, Cause: cause, Minutes: minutes, Count: count, Name: name, PortID: port, Since: toIso(since), ToldAt: toIso(told), OverAt: toIso(over) }
}

async function propertyOf(store: Store, id: number) {
  return store.selectFrom('properties').select(['id', 'name', 'address', 'time_zone']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** The doors and controllers of an account. */
async function placesOf(store: Store, accountId: number) {
  const doors = await portsOfAccount(store, accountId).select(['ports.id', 'ports.name']).orderBy('position').execute()
  const modules = await modulesOfAccount(store, accountId).select(['modules.id', 'modules.name']).orderBy('modules.id').execute()
  return { Doors: doors.map(({ id, name }) => ({ ID: id, Name: name })), Controllers: modules.map(({ id, name }) => ({ ID: String(id), Name: name })) }
}
