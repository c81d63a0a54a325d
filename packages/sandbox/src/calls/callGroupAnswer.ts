import { type endpoints, type ResponseOf, toWindowRecords } from '@portal/api-client/contract'
import { isStation, readPhoneNumber, type WeekWindow } from '@portal/domain'
import { reachOf, type Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { toIso } from '../time/toIso.ts'
import { type CallGroupRow, managesAll } from './callGroups.ts'

export type CallGroupAnswer = ResponseOf<typeof endpoints.getCallGroup>['CallGroup']

export type CallPersonAnswer = CallGroupAnswer['People'][number]

/** A call group as the viewer may read it. */
export async function callGroupAnswer(store: Store, viewer: Viewer, row: CallGroupRow, now: number): Promise<CallGroupAnswer> {
  const members = await store.selectFrom('call_group_members').selectAll().where('call_group_id', '=', row.id).orderBy('tier').orderBy('position').orderBy('id').execute()
  const numbers = await store.selectFrom('call_group_numbers').selectAll().where('call_group_id', '=', row.id).orderBy('position').orderBy('id').execute()
  const own = await store.selectFrom('users').select('id').where('call_group_id', '=', row.id).where('removed_at', 'is', null).execute()
  const ports = await store.selectFrom('ports').selectAll().where('property_id', '=', row.property_id).orderBy('position').execute()
  const ofTier = (tier: number) => members.filter((member) => member.tier === tier).map(({ user_id: id }) => id)
  const named = [...members, ...numbers].flatMap(({ user_id: id }) => id ?? [])
  return {
    ID: row.id,
    IsVideo: row.is_video === 1,
    PropertyID: row.property_id,
    PropertyName: row.property_name,
    TimeZone: row.time_zone,
    Name: row.name,
    DirectoryPin: row.directory_pin,
    QuietHours: readQuietHours(row.quiet_hours),
    FirstCalled: ofTier(1),
    SecondCalled: ofTier(2),
    Numbers: numbers.map(({ phone, label, user_id: id }) => ({ Phone: phone, Label: label, UserID: id })),
    People: await callPeople(store, viewer, [...new Set(named)]),
    Stations: ports.filter(({ hardware_model: model }) => isStation(model)).map(({ id, name, station_number: phone }) => ({ PortID: id, Name: name, Phone: phone })),
    Users: own.length,
    OpenInvitations: await countOpenInvitations(store, row.id, now),
    Version: row.version,
    UpdatedBy: row.updated_by,
  }
}

/** The users with these ids as members of a call group, in order of the ids. */
export async function callPeople(store: Store, viewer: Viewer, ids: readonly number[]): Promise<CallPersonAnswer[]> {
  if (ids.length === 0) return []
  const rows = await store.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  const { maySee, mayName } = await reachOf(store, viewer, ids)
  const isAdministrator = managesAll(viewer)
  return ids.flatMap((id) => {
    const user = rows.find((row) => row.id === id)
    if (!user) return []
    const isNamed = !isAdministrator || mayName(id)
    return {
      UserID: id,
      Name: isNamed ? user.name : '',
      Unit: isNamed ? user.unit : '',
      Phone: isAdministrator && maySee(id) ? user.phone : '',
      RingsPhone: ringsPhone(user),
      HasApp: user.is_cellgate_app === 1,
      AllowsNotifications: user.allows_notifications === 1,
      QuietHours: readQuietHours(user.quiet_hours),
      GoneSince: toIso(goneSince(user)),
    }
  })
}

/** Whether a user has a dialable phone number for visitor calls. */
export function ringsPhone({ watchman_phone_number: phone }: Pick<UsersTable, 'watchman_phone_number'>): boolean {
  return readPhoneNumber(phone) !== null
}

/** The instant from which a user is no longer called; null while they are still called. */
export function goneSince({ removed_at: removed, valid_until_at: until }: UsersTable): number | null {
  return removed ?? until
}

function readQuietHours(stored: string) {
  return toWindowRecords(JSON.parse(stored) as WeekWindow[])
}

/** Invitations whose link was not used yet. An expired one waits to be sent again or revoked, and is not counted. */
export async function countOpenInvitations(store: Store, groupId: number, now: number): Promise<number> {
  const { total } = await store
    .selectFrom('call_group_invitations')
    .innerJoin('links', 'links.token_hash', 'call_group_invitations.token_hash')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('call_group_invitations.call_group_id', '=', groupId)
    .where('links.used_at', 'is', null)
    .where('links.expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return total
}
