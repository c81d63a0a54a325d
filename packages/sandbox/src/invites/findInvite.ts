import { sha256 } from '../bytes/digest.ts'
import type { Store } from '../store/openStore.ts'
import type { InvitesTable, InviteWeeklyTable } from '../store/schema.ts'

/** An invite with everything that decides about it. */
export interface InviteRecord extends InvitesTable {
  locations: { id: string; name: string }[]
  weekly: Pick<InviteWeeklyTable, 'weekday' | 'start_minute' | 'end_minute'>[]
  property: string
  address: string
  timeZone: string
  accountId: number
  isAccountActive: boolean
}

/** A PIN invite has no page, whatever its link would be. */
export async function findInviteByToken(store: Store, token: string): Promise<InviteRecord | null> {
  const invites = store.selectFrom('invites').select('id').where('kind', '=', 'QR')
  const row = await invites.where('link_hash', '=', await sha256(token)).executeTakeFirst()
  return row ? findInviteById(store, row.id) : null
}

export async function findInviteById(store: Store, id: string): Promise<InviteRecord | null> {
  const row = await store
    .selectFrom('invites')
    .innerJoin('properties', 'properties.id', 'invites.property_id')
    .innerJoin('accounts', 'accounts.id', 'properties.account_id')
    .selectAll('invites')
    .select(['properties.name as property', 'properties.address', 'properties.time_zone as timeZone'])
    .select(['accounts.id as accountId', 'accounts.is_active'])
    .where('invites.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const locations = await store
    .selectFrom('invite_locations')
    .innerJoin('ports', 'ports.id', 'invite_locations.port_id')
    .select(['ports.id', 'ports.name'])
    .where('invite_id', '=', id)
    .orderBy('invite_locations.position')
    .execute()
  const weekly = await store
    .selectFrom('invite_weekly')
    .select(['weekday', 'start_minute', 'end_minute'])
    .where('invite_id', '=', id)
    .orderBy('weekday')
    .orderBy('start_minute')
    .execute()
  return { ...row, locations, weekly, isAccountActive: row.is_active === 1 }
}
