import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { hasWebAccess, maySignInAs } from '@portal/domain'
import { sql } from 'kysely'
import { notFound, Refusal } from '../Refusal.ts'
import { asJson } from '../store/byEngine.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { toIso } from '../time/toIso.ts'
import { deletionDueAt } from './deletionRequests.ts'
import { firstPasswordMailedAt } from './mailFirstPassword.ts'
import { shownUsername, typedMoment } from './userValues.ts'
import { unitsOf } from './units.ts'
import { placesOfUser } from './userPlaces.ts'
import { statusFrame, userStatus } from './userStatus.ts'
import { mayChange, maySee, standingOf, type Viewer, webAccessOf } from './viewer.ts'

export type UserDetail = ResponseOf<(typeof endpoints)['getUserDetail']>
export type FoundUser = Awaited<ReturnType<typeof findUser>>

const usersById = statement((store, { id, accountId }: { id: number; accountId: number }) =>
  store
    .selectFrom('users')
    .innerJoin('properties', 'properties.id', 'users.property_id')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .leftJoin('call_groups', 'call_groups.id', 'users.call_group_id')
    .selectAll('users')
    .select(['properties.name as property_name', 'properties.time_zone'])
    .select(['user_groups.name as group_name', 'user_groups.hierarchy_level', 'call_groups.name as call_group_name'])
    .where('users.id', '=', id)
    .where('users.account_id', '=', accountId)
    .where('users.removed_at', 'is', null))

/** Finds a user that the viewer may see; 404 for any other id, including a removed user and a user of another account. */
export async function findUser(store: Store, viewer: Viewer, id: number, field = 'ID') {
  const { rows: [row] } = await usersById(store, { id, accountId: viewer.accountId })
  if (!row || !maySee(viewer, row)) throw notFound('user', field)
  return row
}

/** Like `findUser`; also refuses a user with the viewer's own role or a higher one: 403. */
export async function findUserToChange(store: Store, viewer: Viewer, id: number, field = 'ID'): Promise<FoundUser> {
  const user = await findUser(store, viewer, id, field)
  if (!mayChange(viewer, user)) throw new Refusal(403, 'FORBIDDEN', 'This user is at your level or above it.')
  return user
}

export async function toUserDetail(store: Store, viewer: Viewer, user: FoundUser, now: number): Promise<UserDetail> {
  const places = await placesOfUser(store, user.id)
  const hasAll = !places || places.has_all === 1
  return {
    ID: user.id,
    AccountID: user.account_id,
    PropertyID: user.property_id,
    PropertyName: user.property_name,
    PropertyTimeZone: user.time_zone,
    Name: user.name,
    Email: user.email,
    FirstName: user.first_name,
    LastName: user.last_name,
    Unit: user.unit,
    Units: await unitsOf(store, user),
    Notes: user.notes,
    TimezoneID: user.own_time_zone,
    WatchmanPhoneNumber: user.watchman_phone_number,
    IsWebLoginEnabled: user.has_web_access === 1,
    IsMobileOnly: user.is_mobile_only === 1,
    IsCellgateApp: user.is_cellgate_app === 1,
    UserTypeID: user.user_type_id,
    ...momentOf('WebLoginExpirationDate', 'WebLoginExpirationTime', user.web_login_until),
    IsUserAdmin: user.is_user_admin === 1,
    IsKitsAdmin: user.is_kits_admin === 1,
    IsBillingAdmin: user.is_billing_admin === 1,
    LimitActuationModeID: actuationMode(user.output_mode),
    Username: shownUsername(user),
    ...limitsOf(user),
    DirectoryPin: user.directory_pin,
    Phone: user.phone,
    UserGroupID: user.group_id,
    UserGroupName: user.group_name ?? '',
    HierarchyLevel: user.hierarchy_level,
    callgroupId: user.call_group_id,
    CallGroupName: user.call_group_name ?? '',
    HasAllLocationAccess: hasAll,
    PropertyLocations: hasAll ? [] : (JSON.parse(places.locations) as number[]),
    Status: userStatus(user, await statusFrame(store, user.account_id, now)),
    UndoMoveOutUntil: toIso((await openMoveOut(store, user, now))?.expires_at ?? null),
    HasPassword: user.password_hash !== '',
    HasTwoStep: (await store.selectFrom('two_steps').select('user_id').where('user_id', '=', user.id).where('on_at', 'is not', null).executeTakeFirst()) !== undefined,
    SignInMailSentAt: toIso(await firstPasswordMailedAt(store, user.id)),
    HasViewAccess: true,
    HasAccountAccess: mayChange(viewer, user),
    MaySignInAs: maySignInAs(viewer.standing, standingOf(user)) && hasWebAccess(webAccessOf(user), now),
    LastEntryAt: toIso(user.last_entry_at),
    DeletionDueAt: toIso(await deletionDueAt(store, user.id)),
    CreatedAt: toIso(user.created_at),
    UpdatedAt: toIso(user.updated_at),
    UpdatedBy: user.updated_by,
    Version: user.version,
  }
}

/** The start and end of a user's access. */
export function limitsOf({ valid_from: from, valid_until: until }: Pick<FoundUser, 'valid_from' | 'valid_until'>) {
  return { ...momentOf('validFrom', 'validFromTime', from), ...momentOf('validUntil', 'validUntilTime', until) }
}

export function actuationMode(mode: number): 1 | 2 | 3 {
  return mode === 2 || mode === 3 ? mode : 1
}

function momentOf<DateName extends string, TimeName extends string>(dateName: DateName, timeName: TimeName, text: string | null) {
  const { date, time } = typedMoment(text)
  return { [dateName]: date, [timeName]: time } as Record<DateName | TimeName, string | null>
}

const ofFirst = (name: string) => sql<number>`cast(${asJson(sql.ref('before'))} -> 0 ->> ${sql.lit(name)} as bigint)`

/** The receipt with which a user's move-out can still be undone: the user has not changed since, and the receipt hasn't expired. */
export async function openMoveOut(store: Store, user: { id: number; account_id: number; version: number }, now: number) {
  return store
    .selectFrom('undo_receipts')
    .selectAll()
    .where('account_id', '=', user.account_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('kind', '=', 'moveOut')
    .where('people', '=', 1)
    .where(ofFirst('userId'), '=', user.id)
    .where(ofFirst('versionAfter'), '=', user.version)
    .executeTakeFirst()
}
