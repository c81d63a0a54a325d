import type { Store } from '../store/openStore.ts'
import type { InviteRecord } from './findInvite.ts'

/** Replaces the doors of an invite, in the order given, and its weekly hours. */
export async function writeInvitePlaces(trx: Store, inviteId: string, ports: readonly string[], weekly: InviteRecord['weekly']): Promise<void> {
  await trx.deleteFrom('invite_locations').where('invite_id', '=', inviteId).execute()
  await trx.deleteFrom('invite_weekly').where('invite_id', '=', inviteId).execute()
  await trx.insertInto('invite_locations').values(ports.map((port_id, position) => ({ invite_id: inviteId, port_id, position }))).execute()
  if (weekly.length > 0) await trx.insertInto('invite_weekly').values(weekly.map((row) => ({ invite_id: inviteId, ...row }))).execute()
}
