import type { Place } from '../access/places.ts'
import { pushCodesOfUsers } from '../accessCodes/pushCodesOfUsers.ts'
import { type CallPlaces, callPlacesOf, leaveCallGroups } from '../calls/callGroups.ts'
import type { FoundUser } from '../people/findUser.ts'
import type { Row } from '../store/schema.ts'
import { requireRemovable } from '../people/guards.ts'
import { asFirstUnit, furtherUnits as furtherUnitsOf, leaveFurtherUnits, noUnit, type UnitColumns } from '../people/units.ts'
import type { Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { changeUser } from './changeUser.ts'
import { invitesOf, setRevoked } from './invitesOf.ts'

type MovedColumns = Pick<Row<'users'>, 'group_id' | 'call_group_id' | 'has_web_access' | 'directory_pin'> & UnitColumns

/** A user as before a move-out, to undo it. */
export interface BeforeMoveOut {
  userId: number
  /** The user's version after the move-out; another version means that someone has changed the user since. */
  versionAfter: number
  columns: MovedColumns
  activeCodes: number[]
  invites: string[]
  callPlaces: CallPlaces
  /** The ids of the units after the first one. */
  furtherUnits: number[]
  /** Whether the user only left a unit and kept all access. */
  keepsAccess?: true
}

/** Finds the group that opens nothing. 409 `NO_ACCESS_GROUP_MISSING` without one. */
export async function noAccessGroup(store: Store, accountId: number): Promise<Pick<Row<'user_groups'>, 'id' | 'name'>> {
  const row = await store.selectFrom('user_groups').select(['id', 'name']).where('account_id', '=', accountId).where('is_no_access', '=', 1).executeTakeFirst()
  if (!row) throw new Refusal(409, 'NO_ACCESS_GROUP_MISSING', 'This account has no user group without access.')
  return row
}

/** Moves a user out and removes all access. Locations and the user's own restriction stay, since the no-access group opens nothing. Inside a transaction. */
export async function moveOut(trx: Store, viewer: Viewer, user: FoundUser, now: number, places?: readonly Place[]): Promise<BeforeMoveOut> {
  await requireRemovable(trx, viewer, user, now)
  const group = await noAccessGroup(trx, user.account_id)
  const codes = await trx.selectFrom('access_codes').select('id').where('user_id', '=', user.id).where('is_active', '=', 1).orderBy('id').execute()
  const callPlaces = await callPlacesOf(trx, user.id)
  const invites = (await invitesOf(trx, user)).map(({ id }) => id)
  await pushCodesOfUsers(trx, user.account_id, [user.id], 'remove', now, places)
  await setRevoked(trx, invites, now)
  await setActive(trx, codes.map(({ id }) => id), 0)
  await leaveCallGroups(trx, user.id)
  const furtherUnits = await leaveFurtherUnits(trx, user.id)
  const columns: MovedColumns = { group_id: group.id, call_group_id: null, has_web_access: 0, directory_pin: '', ...noUnit }
  const versionAfter = await changeUser(trx, viewer, user, columns, now)
  return { userId: user.id, versionAfter, columns: columnsOf(user), activeCodes: codes.map(({ id }) => id), invites, callPlaces, furtherUnits }
}

/** Removes a user who also lives in another unit from one unit; all access stays. Inside a transaction. */
export async function leaveUnit(trx: Store, viewer: Viewer, user: FoundUser, unitId: number, now: number): Promise<BeforeMoveOut> {
  const furtherUnits = (await furtherUnitsOf(trx, user.id)).map(({ id }) => id)
  await trx.deleteFrom('further_units').where('user_id', '=', user.id).where('unit_id', '=', unitId).execute()
  const columns = user.unit_id === unitId ? await asFirstUnit(trx, user.id, noUnit) : {}
  const versionAfter = await changeUser(trx, viewer, user, columns, now)
  return { userId: user.id, versionAfter, columns: columnsOf(user), activeCodes: [], invites: [], callPlaces: { members: [], numbers: [] }, furtherUnits, keepsAccess: true }
}

function columnsOf({ group_id, call_group_id, has_web_access, directory_pin, unit_id, unit, unit_sort }: MovedColumns): MovedColumns {
  return { group_id, call_group_id, has_web_access, directory_pin, unit_id, unit, unit_sort }
}

/** A code that was reported lost meanwhile stays inactive. */
export async function setActive(trx: Store, codeIds: readonly number[], isActive: 0 | 1): Promise<void> {
  if (codeIds.length > 0) await trx.updateTable('access_codes').set({ is_active: isActive }).where('id', 'in', codeIds).where('lost_at', 'is', null).execute()
}
