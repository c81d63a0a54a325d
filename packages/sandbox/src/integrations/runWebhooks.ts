import * as v from 'valibot'
import type { Services } from '../Services.ts'
import { attemptAlone, ofAccount } from '../store/backgroundWork.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction } from '../store/transaction.ts'
import { fromBase64, randomBytes, toBase64, toBytes } from '../bytes/bytes.ts'
import { toIso } from '../time/toIso.ts'

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

async function noteEvents({ store, clock }: Sending, webhook: Row<'webhooks'>): Promise<void> {
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

const prefix = 'whsec_'

/** A new secret in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => `${prefix}${toBase64(randomBytes(24))}`

/**
 * The headers of a webhook message (Standard Webhooks 1.0): HMAC-SHA-256 over id, time and body. `at` is Unix milliseconds on the real
 * clock, since receivers refuse old messages.
 */
export async function signWebhook(secret: string, id: string, at: number, body: string): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(at / 1000))
  const key = await crypto.subtle.importKey('raw', fromBase64(secret.slice(prefix.length)), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, toBytes(`${id}.${timestamp}.${body}`))
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${toBase64(new Uint8Array(signature))}` }
}

const door = { DoorID: v.string(), DoorName: v.string() }
const invite = { InviteID: v.string(), InviteName: v.string() }

/** The data of each kind of event, without codes, tokens or names that only the property's users may see. */
export const webhookData = {
  'invite.used': v.object({ ...invite, ...door }),
  'invite.ended': v.object(invite),
  'invite.revoked': v.object(invite),
  'door.opened': v.object({ ...door, Credential: v.string() }),
  'door.denied': v.object({ ...door, Credential: v.string(), Reason: v.string() }),
  'call.missed': v.object({ ...door, CallID: v.number(), Reason: v.nullable(v.string()) }),
} as const

export type WebhookEvent = keyof typeof webhookData

export const webhookEvents = Object.keys(webhookData) as WebhookEvent[]

/** The description of each kind of event, for the console and the OpenAPI document. */
export const webhookWords: Readonly<Record<WebhookEvent, string>> = {
  'invite.used': 'A guest opened a door by an invite.',
  'invite.ended': 'The time of an invite is over.',
  'invite.revoked': 'An invite was revoked.',
  'door.opened': 'A door was opened.',
  'door.denied': 'A door stayed closed to someone.',
  'call.missed': 'A visitor’s call ended without an answer.',
}

/** The body of a webhook message, in the form of Standard Webhooks. */
interface WebhookMessage<Event extends WebhookEvent = WebhookEvent> {
  type: Event
  /** The time of the event, as an ISO instant on the portal's clock. */
  timestamp: string
  data: v.InferOutput<(typeof webhookData)[Event]>
}

interface Happened {
  /** The id of the event, always the same for every receiver. */
  id: string
  at: number
  message: WebhookMessage
}

/** The events of an account after `from`, until `to`, in order. */
async function findHappened(store: Store, accountId: number, from: number, to: number): Promise<Happened[]> {
  const atDoors = store.selectFrom('gate_events').innerJoin('properties', 'properties.id', 'gate_events.property_id').leftJoin('invites', 'invites.id', 'gate_events.invite_id')
    .select(['gate_events.id', 'gate_events.at', 'port_id', 'port_name', 'decision', 'reason', 'credential_kind', 'invite_id', 'invites.name as invite_name'])
    .where('properties.account_id', '=', accountId).where('gate_events.at', '>', from).where('gate_events.at', '<=', to)
  const invites = store.selectFrom('invites').select(['id', 'name', 'end_at', 'revoked_at']).where('account_id', '=', accountId)
  const [events, ended, revoked, missed] = await Promise.all([
    atDoors.orderBy('gate_events.id').execute(),
    invites.where('end_at', '>', from).where('end_at', '<=', to).where('revoked_at', 'is', null).execute(),
    invites.where('revoked_at', '>', from).where('revoked_at', '<=', to).execute(),
    store.selectFrom('calls').select(['id', 'ended_at', 'port_id', 'port_name', 'end_reason']).where('account_id', '=', accountId)
      .where('ended_at', '>', from).where('ended_at', '<=', to).where('answered_at', 'is', null).where('opened_at', 'is', null).execute(),
  ])
  const found = [
    ...events.flatMap((event) => {
      const at = { DoorID: event.port_id, DoorName: event.port_name }
      const isOpen = event.decision === 'open'
      return [
        isOpen
          ? happened('door.opened', event.id, event.at, { ...at, Credential: event.credential_kind })
          : happened('door.denied', event.id, event.at, { ...at, Credential: event.credential_kind, Reason: event.reason }),
        ...(isOpen && event.invite_id !== null ? [happened('invite.used', event.id, event.at, { ...at, InviteID: event.invite_id, InviteName: event.invite_name ?? '' })] : []),
      ]
    }),
    ...ended.map(({ id, name, end_at: at }) => happened('invite.ended', `${id}_${at ?? to}`, at ?? to, { InviteID: id, InviteName: name })),
    ...revoked.map(({ id, name, revoked_at: at }) => happened('invite.revoked', id, at ?? to, { InviteID: id, InviteName: name })),
    ...missed.map(({ id, ended_at: at, port_id: DoorID, port_name: DoorName, end_reason: Reason }) => happened('call.missed', id, at ?? to, { CallID: id, DoorID, DoorName, Reason })),
  ]
  return found.toSorted((one, other) => one.at - other.at)
}

function happened<Event extends WebhookEvent>(type: Event, id: number | string, at: number, data: WebhookMessage<Event>['data']): Happened {
  return { id: `${type}_${id}`.replaceAll('.', '_'), at, message: { type, timestamp: toIso(at), data } }
}
