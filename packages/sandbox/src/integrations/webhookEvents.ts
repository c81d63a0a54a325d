import * as v from 'valibot'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'

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
export interface WebhookMessage<Event extends WebhookEvent = WebhookEvent> {
  type: Event
  /** The time of the event, as an ISO instant on the portal's clock. */
  timestamp: string
  data: v.InferOutput<(typeof webhookData)[Event]>
}

export interface Happened {
  /** The id of the event, always the same for every receiver. */
  id: string
  at: number
  message: WebhookMessage
}

/** The events of an account after `from`, until `to`, in order. */
export async function findHappened(store: Store, accountId: number, from: number, to: number): Promise<Happened[]> {
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
