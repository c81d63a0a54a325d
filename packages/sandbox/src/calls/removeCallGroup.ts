import { sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import { invitationsOf, withdrawInvitation } from './invitations.ts'

/** Deletes a call group, gives its users to another (null: to none), and withdraws its invitations. Inside a transaction. */
export async function removeCallGroup(trx: Store, id: number, target: number | null, { at, by }: { at: number; by: string }): Promise<void> {
  const change = { call_group_id: target, version: sql<number>`version + 1`, updated_at: at, updated_by: by }
  await trx.updateTable('users').set(change).where('call_group_id', '=', id).execute()
  for (const invitation of await invitationsOf(trx, id)) await withdrawInvitation(trx, invitation)
  for (const table of ['call_group_members', 'call_group_numbers', 'links'] as const) await trx.deleteFrom(table).where('call_group_id', '=', id).execute()
  await trx.deleteFrom('call_groups').where('id', '=', id).execute()
}
