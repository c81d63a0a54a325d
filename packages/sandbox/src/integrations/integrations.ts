import { randomToken } from '../bytes/bytes.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { deliveryRow, newWebhookSecret, sendDelivery, type Sending, type WebhookEvent, webhookWords } from './runWebhooks.ts'

/** The keys and webhooks of partners' servers. */
export interface Integrations {
  keys: { id: number; name: string; of: string; scopes: string[]; lastUsedAt: string | null }[]
  webhooks: { id: number; account: number; url: string; events: string[]; deliveries: { event: string; state: string; tries: number; answer: string; at: string }[] }[]
}

const deliveriesShown = 5

export async function readIntegrations(store: Store): Promise<Integrations> {
  const keys = await store.selectFrom('machine_keys').innerJoin('users', 'users.id', 'machine_keys.user_id').selectAll('machine_keys').select('users.name as of').where('revoked_at', 'is', null).orderBy('machine_keys.id').execute()
  const webhooks = await store.selectFrom('webhooks').selectAll().orderBy('id').execute()
  return {
    keys: keys.map(({ id, name, of, scopes, last_used_at: at }) => ({ id, name, of, scopes: scopes.split(' '), lastUsedAt: at === null ? null : toIso(at) })),
    webhooks: await Promise.all(webhooks.map(async ({ id, account_id: account, url, events }) => {
      const newest = await store.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', id).orderBy('id', 'desc').limit(deliveriesShown).execute()
      return { id, account, url, events: events.split(' '), deliveries: newest.map(({ event, state, tries, answer, created_at: at }) => ({ event, state, tries, answer, at: toIso(at) })) }
    })),
  }
}

/** Adds a webhook: an address that gets events from now on. Returns the signing secret, which is shown only once. */
export async function addWebhook({ store, clock, vault }: Sending, { account, url, events }: { account: number; url: string; events: readonly WebhookEvent[] }): Promise<{ id: number; secret: string }> {
  const known = await store.selectFrom('accounts').select('id').where('id', '=', account).executeTakeFirst()
  if (!known) throw new Refusal(404, 'UNKNOWN_ACCOUNT', 'There is no account with this id.', { field: 'account' })
  const secret = newWebhookSecret()
  const now = clock.now()
  const row = { account_id: account, url, events: events.join(' '), sealed_secret: await vault.seal(secret), created_at: now, seen_until: now }
  const { id } = await store.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, secret }
}

/** Sends a test message to a webhook. Returns the receiver's answer. */
export async function tryWebhook(services: Sending, id: number): Promise<string> {
  const { store, clock } = services
  const webhook = await store.selectFrom('webhooks').select(['id', 'events']).where('id', '=', id).executeTakeFirst()
  if (!webhook) throw new Refusal(404, 'UNKNOWN_WEBHOOK', 'There is no webhook with this id.', { field: 'id' })
  const [event = 'invite.used'] = webhook.events.split(' ') as WebhookEvent[]
  const message = { type: event, timestamp: toIso(clock.now()), data: { Test: true, Words: webhookWords[event] } }
  const row = deliveryRow(webhook.id, `test_${randomToken(9)}`, event, message, clock.now())
  const delivery = await store.insertInto('webhook_deliveries').values(row).returning('id').executeTakeFirstOrThrow()
  await sendDelivery(services, delivery.id)
  const sent = await store.selectFrom('webhook_deliveries').select('answer').where('id', '=', delivery.id).executeTakeFirstOrThrow()
  return sent.answer
}
