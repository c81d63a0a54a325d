import { inviteStatus, type KeptInviteStatus, type Weekday, type WeekWindow } from '@portal/domain'
import { sha256 } from '../bytes/bytes.ts'
import { inIds } from '../store/inIds.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'

/** An invite with every fact that decides whether it opens a door. */
export interface InviteRecord extends Row<'invites'> {
  /** The unit of the user who sent it; may be empty. */
  sentByUnit: string
  locations: { id: string; name: string }[]
  weekly: Pick<Row<'invite_weekly'>, 'weekday' | 'start_minute' | 'end_minute'>[]
  property: string
  address: string
  timeZone: string
  accountId: number
  isAccountActive: boolean
}

/** Finds a QR invite by the token of its link. A PIN invite has no page, so it is never found. */
export async function findInviteByToken(store: Store, token: string): Promise<InviteRecord | null> {
  const invites = store.selectFrom('invites').select('id').where('kind', '=', 'QR')
  const row = await invites.where('link_hash', '=', await sha256(token)).executeTakeFirst()
  return row ? findInviteById(store, row.id) : null
}

export async function findInviteById(store: Store, id: string): Promise<InviteRecord | null> {
  return (await findInvites(store, [id]))[0] ?? null
}

/** The invites in the order of the ids; unknown ids are left out. Three queries, however many ids there are. */
export async function findInvites(store: Store, ids: readonly string[]): Promise<InviteRecord[]> {
  const rows = await store
    .selectFrom('invites')
    .innerJoin('properties', 'properties.id', 'invites.property_id')
    .innerJoin('accounts', 'accounts.id', 'properties.account_id')
    .leftJoin('users', 'users.id', 'invites.sent_by_user_id')
    .selectAll('invites')
    .select('users.unit')
    .select(['properties.name as property', 'properties.address', 'properties.time_zone as timeZone'])
    .select(['accounts.id as accountId', 'accounts.is_active'])
    .where(inIds('invites.id', ids))
    .execute()
  const locations = await store
    .selectFrom('invite_locations')
    .innerJoin('ports', 'ports.id', 'invite_locations.port_id')
    .select(['invite_locations.invite_id', 'ports.id', 'ports.name'])
    .where(inIds('invite_id', ids))
    .orderBy('invite_locations.position')
    .execute()
  const weekly = await store
    .selectFrom('invite_weekly')
    .select(['invite_id', 'weekday', 'start_minute', 'end_minute'])
    .where(inIds('invite_id', ids))
    .orderBy('weekday')
    .orderBy('start_minute')
    .execute()
  const doorsOf = Map.groupBy(locations, ({ invite_id: inviteId }) => inviteId)
  const hoursOf = Map.groupBy(weekly, ({ invite_id: inviteId }) => inviteId)
  const found = new Map(rows.map((row): [string, InviteRecord] => [row.id, {
    ...row,
    sentByUnit: row.unit ?? '',
    locations: (doorsOf.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
    weekly: (hoursOf.get(row.id) ?? []).map(({ weekday, start_minute, end_minute }) => ({ weekday, start_minute, end_minute })),
    isAccountActive: row.is_active === 1,
  }]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The columns that decide the status of an invite. */
export type DatedInvite = Pick<InviteRecord, 'revoked_at' | 'start_at' | 'end_at' | 'uses_left'>

/** The domain's `inviteStatus` of a stored invite. */
export function statusOfInvite({ revoked_at, start_at, end_at, uses_left }: DatedInvite, now: number): KeptInviteStatus {
  return inviteStatus({ isRevoked: revoked_at !== null, startsAt: start_at, endsAt: end_at, usesLeft: uses_left }, now)
}

type Weekly = InviteRecord['weekly']

/** An invite's weekly hours as windows of the domain; the database's weekdays begin with Sunday. */
export function toWindows(weekly: Weekly): WeekWindow[] {
  return weekly.map(({ weekday, start_minute: start, end_minute: end }) => ({ days: [(weekday || 7) as Weekday], start, end }))
}

export function toWeekly(windows: readonly WeekWindow[]): Weekly {
  return windows.flatMap(({ days, start, end }) => days.map((day) => ({ weekday: day % 7, start_minute: start, end_minute: end })))
}
