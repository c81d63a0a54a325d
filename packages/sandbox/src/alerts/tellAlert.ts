import { alertTraits, type AlertRule, type AlertWay, mayDo, textTime, writeAlert } from '@portal/domain'
import { alertMail, alertText, alertWordsIn } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { mailAddress } from '../people/mailFirstPassword.ts'
import { rightsHolder } from '../people/viewer.ts'
import type { AlertMessageKind, AlertMessageState } from '../store/alertSchema.ts'
import { inIds } from '../store/inIds.ts'
import { noteChange } from '../store/liveChanges.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import type { AlertProperty } from './readAlertFacts.ts'

export type AlertRecipient = Pick<Row<'users'>, 'id' | 'account_id' | 'name' | 'email' | 'username' | 'phone' | 'language' | 'role' | 'user_type_id' | 'is_user_admin' | 'is_kits_admin' | 'is_billing_admin'>

/** An alert with the names that its messages contain. */
export interface TellingOf {
  alert: Row<'alerts'>
  rule: AlertRule
  property: AlertProperty
  /** The portal's address. */
  baseUrl: string
  isTest?: boolean
}

const recipientColumns = ['id', 'account_id', 'name', 'email', 'username', 'phone', 'language', 'role', 'user_type_id', 'is_user_admin', 'is_kits_admin', 'is_billing_admin'] as const

/** The recipients of a rule: the chosen users, or all administrators of the account with the right to its cause. */
export async function recipientsOf(store: Store, accountId: number, { to, cause }: AlertRule): Promise<AlertRecipient[]> {
  const users = store.selectFrom('users').select(recipientColumns).where('account_id', '=', accountId).where('removed_at', 'is', null).orderBy('id')
  if (to !== null) return users.where(inIds('id', to)).execute()
  const administrators = await users.where((where) => where.or([where('is_user_admin', '=', 1), where('is_kits_admin', '=', 1), where('is_billing_admin', '=', 1)])).execute()
  return administrators.filter((user) => mayDo(rightsHolder(user), alertTraits[cause].right))
}

export async function findRecipient(store: Store, id: number): Promise<AlertRecipient> {
  return store.selectFrom('users').select(recipientColumns).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Sends an alert to all recipients of its rule, in each way that the rule has. Inside the transaction that saves the alert. */
export async function tellAlert(trx: Store, of: TellingOf, kind: AlertMessageKind, now: number): Promise<void> {
  const { alert, rule } = of
  const muted = await trx.selectFrom('alert_mutes').select('user_id').where('rule_id', '=', alert.rule_id).where('until_at', '>', now).execute()
  for (const user of await recipientsOf(trx, alert.account_id, rule)) {
    const isMuted = muted.some(({ user_id: id }) => id === user.id)
    for (const way of rule.ways) {
      const missing = way === 'email' && mailAddress(user) === '' ? 'noEmail' : way === 'text' && user.phone === '' ? 'noPhone' : null
      // A rule for all administrators skips administrators without an address.
      if (missing !== null && rule.to === null) continue
      const dueAt = way === 'text' ? textTime(rule.quiet, of.property.time_zone, now) : now
      const state: AlertMessageState = missing ?? (isMuted ? 'muted' : dueAt > now ? 'waits' : 'sent')
      // A newer text message replaces a waiting one.
      if (way === 'text') await trx.deleteFrom('alert_messages').where('alert_id', '=', alert.id).where('user_id', '=', user.id).where('state', '=', 'waits').execute()
      const message = { alert_id: alert.id, kind, at: now, user_id: user.id, user_name: user.name, way, state, due_at: state === 'waits' ? dueAt : null }
      await trx.insertInto('alert_messages').values(message).execute()
      if (state === 'sent') await send(trx, of, { user, way, kind, now })
    }
  }
  noteChange(trx, { account: alert.account_id }, 'alerts')
}

/** Sends the text messages that waited until their quiet hours ended. */
export async function sendWaiting(trx: Store, accountId: number, now: number, telling: (alert: Row<'alerts'>) => TellingOf | null): Promise<void> {
  const rows = await trx.selectFrom('alert_messages').innerJoin('alerts', 'alerts.id', 'alert_messages.alert_id').selectAll('alerts').select(['alert_messages.id as message_id', 'kind', 'user_id', 'way'])
    .where('state', '=', 'waits').where('due_at', '<=', now).where('account_id', '=', accountId).execute()
  if (rows.length === 0) return
  const users = await trx.selectFrom('users').select(recipientColumns).where(inIds('id', rows.map(({ user_id: id }) => id))).where('removed_at', 'is', null).execute()
  for (const { message_id: id, kind, user_id: userId, way, ...alert } of rows) {
    const [user, of] = [users.find((one) => one.id === userId), telling(alert)]
    const state: AlertMessageState = !user || user.phone === '' ? 'noPhone' : of === null ? 'muted' : 'sent'
    await trx.updateTable('alert_messages').set({ state, at: now, due_at: null }).where('id', '=', id).execute()
    if (user && of && state === 'sent') await send(trx, of, { user, way, kind, now })
  }
  noteChange(trx, { account: accountId }, 'alerts')
}

interface Sending {
  user: AlertRecipient
  way: AlertWay
  kind: AlertMessageKind
  now: number
}

/** Sends a mail or text message. A notification in the portal needs no sending: the portal reads its row. */
export async function send(trx: Store, { alert, rule, property, baseUrl, isTest = false }: TellingOf, { user, way, kind, now }: Sending): Promise<void> {
  if (way === 'portal') return
  const language = user.language ?? 'en'
  const places = rule.at === null ? [] : await placeNames(trx, rule)
  const said = { rule: { ...rule, minutes: alert.minutes, count: alert.count }, name: alert.name, since: alert.since, until: kind === 'end' ? alert.over_at : null }
  const isRecipientAlone = !mayDo(rightsHolder(user), 'alerts.manage')
  const link = user.username === '' ? null : `${baseUrl}/site/${isRecipientAlone ? 'mywebaccount' : 'alerts'}`
  const letter = writeAlert(said, { property: property.name, address: property.address, places, isAgain: kind === 'again', link, isRecipientAlone, isTest }, { ...alertWordsIn(language), timeZone: property.time_zone })
  const text = way === 'email' ? alertMail(language, user.name, letter, link) : alertText(language, letter)
  await sendMail(trx, { ...text, accountId: user.account_id, to: way === 'email' ? mailAddress(user) : user.phone, sentAt: now })
}

/** The names of a rule's doors or controllers, in the rule's order. */
export async function placeNames(store: Store, { at, cause }: AlertRule): Promise<string[]> {
  if (at === null) return []
  const named = alertTraits[cause].at === 'controllers'
    ? await store.selectFrom('modules').select(['name']).where(inIds('id', at.map(Number))).orderBy('id').execute()
    : await store.selectFrom('ports').select(['name']).where(inIds('id', at)).orderBy('position').execute()
  return named.map(({ name }) => name)
}
