import { firstGuestRules, type GuestHost, type GuestRefusal, type GuestRules, guestTime, mayDo, refuseGuest } from '@portal/domain'
import type { InviteRecord } from '../access/findInvite.ts'
import { hasInviteStatus } from '../invites/wantedInvites.ts'
import { readSignedInUser, type Viewer, viewerOf } from '../people/viewer.ts'
import { invalid, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { filled } from '../words/sentence.ts'
import { doorsOfViewer } from './dashboardDoors.ts'

export interface KeptGuestRules extends GuestRules {
  /** The version of the account's rules for guests; 0 until someone sets them. */
  version: number
  updatedBy: string
}

/** What an account allows its residents. */
export async function guestRulesOf(store: Store, accountId: number): Promise<KeptGuestRules> {
  const row = await store.selectFrom('guest_rules').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  if (!row) return { ...firstGuestRules, version: 0, updatedBy: '' }
  const doors = row.ports === null ? null : (JSON.parse(row.ports) as string[])
  return { isOn: row.is_on === 1, atOnce: row.at_once, hours: row.hours, doors, version: row.version, updatedBy: row.updated_by }
}

/** Whether the viewer invites guests as a resident, within the account's rules. These rules don't limit administrators. */
export function isHost({ standing }: Pick<Viewer, 'standing'>): boolean {
  return mayDo(standing, 'invites.own') && !mayDo(standing, 'invites.view')
}

/** The viewer as a host of guests. `except`: the id of an open invite that does not count against the limit. */
export async function guestHost(store: Store, viewer: Viewer, now: number, except = ''): Promise<GuestHost> {
  const invites = store.selectFrom('invites').select('end_at').where('sent_by_user_id', '=', viewer.user.id).where('id', '<>', except)
  const open = await invites.where(({ or }) => or([hasInviteStatus('Valid', now), hasInviteStatus('NotYetValid', now)])).execute()
  const doors = await doorsOfViewer(store, viewer, now)
  return { doors: doors.map(({ port }) => port.id), ends: open.map(({ end_at: end }) => end), accessEndsAt: viewer.user.valid_until_at }
}

/** The names of an invite's doors that the resident who sent it can no longer open at any time. */
export async function doorsBeyondHost(store: Store, { sent_by_user_id: id, locations }: Pick<InviteRecord, 'sent_by_user_id' | 'locations'>, now: number): Promise<string[]> {
  const user = id === null ? null : await readSignedInUser(store, id)
  if (!user) return []
  const host = viewerOf(user)
  if (!isHost(host)) return []
  const open = new Set((await doorsOfViewer(store, host, now)).map(({ port }) => port.id))
  return locations.filter((door) => !open.has(door.id)).map(({ name }) => name)
}

type GuestTimes = Parameters<typeof refuseGuest>[2]

/** Refuses an invite that a resident may not give: 400 `VALIDATION`, 403 `GUESTS_OFF` or `LIMITED`, 409 `TOO_MANY_INVITES`. Other users are not limited. */
export async function requireGuest(store: Store, viewer: Viewer, asked: GuestTimes, now: number, except = ''): Promise<void> {
  if (!isHost(viewer)) return
  const rules = await guestRulesOf(store, viewer.accountId)
  const refusal = refuseGuest(rules, await guestHost(store, viewer, now, except), asked, now)
  if (refusal !== null) throw refusals[refusal](rules)
}

const refusals: Readonly<Record<GuestRefusal, (rules: GuestRules) => Refusal>> = {
  off: () => new Refusal(403, 'GUESTS_OFF', 'Your administrator has not turned on invites for residents.'),
  tooMany: ({ atOnce }) => new Refusal(409, 'TOO_MANY_INVITES', filled('You already have {count} open invites. Revoke one, or ask your administrator for more.', { count: atOnce })),
  endMissing: () => invalid('EndDate', 'Choose when the invite ends.'),
  tooLong: ({ hours }) => new Refusal(403, 'LIMITED', filled('An invite may last {time} at most. Your administrator can change this.', { time: (language) => guestTime(hours, language) }), { field: 'EndDate' }),
  afterAccess: () => new Refusal(403, 'LIMITED', 'Your own access ends before this invite. Your administrator can change this.', { field: 'EndDate' }),
  doors: () => new Refusal(403, 'LIMITED', 'You can’t invite guests to all of these doors. Your administrator can change this.', { field: 'Ports' }),
}
