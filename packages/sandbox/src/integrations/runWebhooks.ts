import type { Services } from '../Services.ts'
import { ofAccount } from '../store/byAccount.ts'
import { attemptAlone } from '../store/eachAlone.ts'
import type { WebhooksTable } from '../store/integrationSchema.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction } from '../store/transaction.ts'
import { signWebhook } from './signWebhook.ts'
import { findHappened } from './webhookEvents.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** The waits between attempts; after the last one the message is given up. */
const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour] as const

/** How far each scan for events overlaps the last one, because a transaction may commit older rows after it. */
const overlap = minute
/** The number of messages sent in one step. */
const together = 20
/** How long a receiver may take; the message is then sent again. */
const longestAnswer = 5 * second

export type Sending = Pick<Services, 'store' | 'clock' | 'vault' | 'log' | 'fetch'>

/** Queues new events for each webhook, and sends due messages. Returns whether more are due. */
export async function runWebhooks(services: Sending, accountId?: number): Promise<boolean> {
  const { store, log } = services
  const webhooks = await store.selectFrom('webhooks').selectAll().where(ofAccount('account_id', accountId)).execute()
  if (webhooks.length === 0) return false
  for (const webhook of webhooks) await attemptAlone(log, `Events of webhook ${webhook.id}`, () => noteEvents(services, webhook))
  return sendDue(services, accountId)
}

async function noteEvents({ store, clock }: Sending, webhook: WebhooksTable): Promise<void> {
  const now = clock.now()
  if (webhook.seen_until === now) return
  const wanted = new Set(webhook.events.split(' '))
  await inTransaction(store, async (trx) => {
    const happened = await findHappened(trx, webhook.account_id, Math.max(webhook.created_at, webhook.seen_until - overlap), now)
    const rows = happened.filter(({ message }) => wanted.has(message.type)).map(({ id, message }) => deliveryRow(webhook.id, id, message.type, message, now))
    if (rows.length > 0) await trx.insertInto('webhook_deliveries').values(rows).onConflict((conflict) => conflict.columns(['webhook_id', 'event_id']).doNothing()).execute()
    await trx.updateTable('webhooks').set({ seen_until: now }).where('id', '=', webhook.id).execute()
  })
}

export function deliveryRow(webhookId: number, eventId: string, event: string, message: object, now: number) {
  return { webhook_id: webhookId, event_id: eventId, event, body: JSON.stringify(message), created_at: now, tries: 0, next_at: now, state: 'waiting' as const, answer: '' }
}

async function sendDue(services: Sending, accountId: number | undefined): Promise<boolean> {
  const { store, clock } = services
  const due = await store.selectFrom('webhook_deliveries').innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select('webhook_deliveries.id').where(ofAccount('webhooks.account_id', accountId)).where('next_at', '<=', clock.now()).orderBy('next_at').orderBy('webhook_deliveries.id').limit(together).execute()
  await Promise.all(due.map(({ id }) => sendDelivery(services, id)))
  return due.length === together
}

/**
 * Sends a message once. Counts the attempt first, so that a message that crashes the process isn't retried forever. A receiver may get a
 * message twice, and recognizes it by the id.
 */
export async function sendDelivery({ store, clock, vault, fetch }: Sending, id: number): Promise<void> {
  const found = await store.selectFrom('webhook_deliveries').innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .selectAll('webhook_deliveries').select(['url', 'sealed_secret']).where('webhook_deliveries.id', '=', id).where('next_at', 'is not', null).executeTakeFirst()
  if (!found) return
  const wait = waits[found.tries]
  await settle(store, id, { tries: found.tries + 1, next_at: wait === undefined ? null : clock.now() + wait, state: wait === undefined ? 'failed' : 'waiting', answer: found.answer })
  const headers = await signWebhook(await vault.open(found.sealed_secret), found.event_id, clock.now() - clock.offset(), found.body)
  try {
    const response = await fetch(found.url, {
      method: 'POST', body: found.body, headers: { ...headers, 'Content-Type': 'application/json' }, redirect: 'manual', signal: AbortSignal.timeout(longestAnswer),
    })
    await response.body?.cancel()
    await settle(store, id, response.ok ? { next_at: null, state: 'delivered', answer: String(response.status) } : { answer: String(response.status) })
  } catch (error) {
    await settle(store, id, { answer: error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'not reached' })
  }
}

async function settle(store: Store, id: number, changes: { tries?: number; next_at?: number | null; state?: 'waiting' | 'delivered' | 'failed'; answer: string }): Promise<void> {
  await store.updateTable('webhook_deliveries').set(changes).where('id', '=', id).execute()
}
