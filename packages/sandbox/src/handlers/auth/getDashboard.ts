import { requireRight } from '../../access/requireRight.ts'
import { startOfDay } from '../../time/zonedTime.ts'
import { inviteStatus } from '../../invites/inviteStatus.ts'
import type { Handler } from '../Handler.ts'

const eventsShown = 12

export const getDashboard: Handler<'getDashboard'> = async (_request, call) => {
  const user = await requireRight(call, 'dashboard.view')
  const { store, clock } = call
  const now = clock.now()
  const midnight = startOfDay(now, user.time_zone, 1)
  const ports = await store.selectFrom('ports').selectAll().where('property_id', '=', user.property_id).orderBy('position').execute()
  const events = await store
    .selectFrom('gate_events')
    .selectAll()
    .where('property_id', '=', user.property_id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(eventsShown)
    .execute()
  const invites = await store.selectFrom('invites').selectAll().where('property_id', '=', user.property_id).execute()
  const active = invites.filter((invite) => inviteStatus(invite, now) === 'Valid')
  return {
    PropertyName: user.property_name,
    TimeZone: user.time_zone,
    Now: toIso(now),
    Ports: ports.map((port) => ({
      ID: port.id,
      Name: port.name,
      HardwareModel: port.hardware_model,
      Status: port.status,
      LastOpenedAt: port.last_opened_at === null ? null : toIso(port.last_opened_at),
    })),
    Events: events.map((event) => ({
      ID: event.id,
      At: toIso(event.at),
      Who: event.who,
      PortName: event.port_name,
      Decision: event.decision,
      Reason: event.reason,
      CredentialKind: event.credential_kind,
    })),
    InvitesEndingToday: active.flatMap((invite) =>
      invite.end_at !== null && invite.end_at < midnight ? [{ ID: invite.id, InviteName: invite.name, EndDate: toIso(invite.end_at) }] : [],
    ),
    ActiveInvites: active.length,
  }
}

function toIso(instant: number): string {
  return new Date(instant).toISOString()
}
