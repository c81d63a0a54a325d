import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { activeMethods } from '../people/unitAnswers.ts'
import { readPlaceLimit } from '../people/userPlaces.ts'
import { statusFrame, userStatus } from '../people/userStatus.ts'
import { mayChange, maySee, standingColumns, type Viewer } from '../people/viewer.ts'
import { inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { toIso } from '../time/toIso.ts'
import { readDoors, summarizeOver } from './accessSummaries.ts'
import { rulesOfUsers } from './groupRules.ts'
import { readOwnRestrictions } from './usesLeft.ts'

type ListedUser = ResponseOf<(typeof endpoints)['getUserTierUserList']>['Users'][number]

/** The facts about an account that every page of its list of users needs. */
export type ListFrame = Awaited<ReturnType<typeof listFrame>>

export async function listFrame(store: Store, accountId: number, now: number) {
  const [status, doors] = await Promise.all([statusFrame(store, accountId, now), readDoors(store, accountId)])
  return { ...status, doors }
}

const usersOfPage = statement((store, { ids }: { ids: string }) =>
  store
    .selectFrom('users')
    .innerJoin('properties', 'properties.id', 'users.property_id')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .leftJoin('call_groups', 'call_groups.id', 'users.call_group_id')
    .leftJoin('user_restrictions', 'user_restrictions.user_id', 'users.id')
    .leftJoin('user_places', 'user_places.user_id', 'users.id')
    // This query selects few columns, because reading all of them would double the cost of the list.
    .select(standingColumns)
    .select(['users.name', 'users.first_name', 'users.last_name', 'users.email', 'users.unit', 'users.unit_id', 'users.property_id', 'users.has_web_access', 'users.is_mobile_only', 'users.password_hash'])
    .select(['users.valid_from_at', 'users.valid_until_at', 'users.last_entry_at', 'users.version'])
    .select(['properties.time_zone', 'user_groups.is_no_access', 'user_restrictions.restriction', 'user_places.has_all', 'user_places.locations', 'user_places.modules'])
    .select(['properties.name as property_name', 'user_groups.name as group_name', 'user_groups.hierarchy_level', 'call_groups.name as call_group_name'])
    .where(inJson('users.id', ids)))

/** The users of one page of the list, in the order of `ids`. */
export async function listedUsers(store: Store, viewer: Viewer, ids: readonly number[], frame: ListFrame): Promise<ListedUser[]> {
  if (ids.length === 0) return []
  const { rows } = await usersOfPage(store, { ids: JSON.stringify(ids) })
  const [methods, rules] = await Promise.all([accessMethods(store, ids), rulesOfUsers(store, ids)])
  const summarize = summarizeOver(frame.doors, rules, rows.map((row) => row.group_id), frame.now)
  const owns = await readOwnRestrictions(store, rows)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return {
      ID: id,
      Name: row.name,
      FirstName: row.first_name,
      LastName: row.last_name,
      Email: row.email,
      Unit: row.unit,
      UnitID: row.unit_id,
      PropertyID: row.property_id,
      PropertyName: row.property_name,
      UserGroupID: row.group_id,
      UserGroupName: row.group_name ?? '',
      HierarchyLevel: row.hierarchy_level,
      Access: summarize({
        groupId: row.group_id, hasNoAccess: row.is_no_access === 1, own: owns.get(id) ?? null, validFrom: row.valid_from_at,
        validUntil: row.valid_until_at, timeZone: row.time_zone, places: readPlaceLimit(row),
      }),
      UserTypeID: row.user_type_id,
      IsWebLoginEnabled: row.has_web_access === 1,
      IsMobileOnly: row.is_mobile_only === 1,
      Status: userStatus(row, frame),
      AccessMethods: methods.get(id) ?? [],
      CallGroupName: row.call_group_name ?? '',
      LastEntryAt: toIso(row.last_entry_at),
      HasViewAccess: maySee(viewer, row),
      HasAccountAccess: mayChange(viewer, row),
      Version: row.version,
    }
  })
}

/** How many active codes of each type each user has. */
async function accessMethods(store: Store, ids: readonly number[]): Promise<Map<number, ListedUser['AccessMethods']>> {
  const rows = await activeMethods(store, ids)
  const methods = new Map<number, ListedUser['AccessMethods']>()
  for (const { user_id: id, type, total } of rows) {
    if (id !== null) methods.set(id, [...(methods.get(id) ?? []), { AccessCodeType: type, Count: total }])
  }
  return methods
}
