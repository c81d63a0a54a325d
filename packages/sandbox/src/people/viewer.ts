import { hasWebAccess, mayChangePerson, mayDo, mayNamePerson, maySeePerson, maySignInAs, reachesAccount, type Right, type RightsHolder, type Standing, type WebAccess } from '@portal/domain'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { inJson } from '../store/inIds.ts'
import { statement } from '../store/statement.ts'
import { notFound, Refusal } from '../Refusal.ts'
import { endSession, type Session } from '../secrets/sessions.ts'
import type { Services } from '../Services.ts'

/** The user who makes a call, and the account that the call is about. */
export interface Viewer {
  user: SignedInUser
  /** The id of the account in which the user works: for operators the one that the request names (`workIn`), for other users their own. */
  accountId: number
  /** The rank that decides which users the viewer may see and change (domain, `accounts/reach.ts`). */
  standing: Standing
  /** Whether the user confirms the deletion of their own account by a mailed link, so that they may act on themselves. */
  isLeaving?: boolean
}

export function viewerOf(user: SignedInUser): Viewer {
  return { user, accountId: user.account_id, standing: standingOf(user) }
}

export function maySee(viewer: Viewer, row: StandingRow): boolean {
  return maySeePerson(viewer.standing, standingOf(row))
}

export function mayChange(viewer: Viewer, row: StandingRow): boolean {
  return mayChangePerson(viewer.standing, standingOf(row))
}

/** Whether the viewer may see each of these users, and know their names. False for an unknown id. */
export async function reachOf(store: Store, viewer: Viewer, ids: readonly number[]) {
  const standings = await standingsOf(store, ids)
  const asks = (may: (viewer: Standing, person: Standing) => boolean) => (id: number) => {
    const standing = standings.get(id)
    return standing !== undefined && may(viewer.standing, standing)
  }
  return { maySee: asks(maySeePerson), mayName: asks(mayNamePerson) }
}

type WhoseEvent = Pick<Row<'gate_events'>, 'user_id' | 'invite_id' | 'access_code_id'>

/**
 * Decides for gate events whether the viewer may see the name: users that the viewer may know, guests with the right `invites.view`, shared
 * codes with the right `codes.view`. An event without a credential (a schedule, an unknown code) has no name to hide.
 */
export async function whoseNames(store: Store, viewer: Viewer, events: readonly WhoseEvent[]): Promise<{ maySee: (event: WhoseEvent) => boolean }> {
  const { mayName } = await reachOf(store, viewer, events.flatMap(({ user_id: id }) => id ?? []))
  return {
    maySee: ({ user_id: userId, invite_id: inviteId, access_code_id: codeId }) => {
      if (userId !== null) return mayName(userId)
      if (inviteId !== null) return mayDo(viewer.standing, 'invites.view')
      return codeId === null || mayDo(viewer.standing, 'codes.view')
    },
  }
}

/** The columns of a user that decide their standing, the rank in the hierarchy. */
export const standingColumns = [
  'users.id', 'users.account_id', 'users.role', 'users.user_type_id', 'users.is_user_admin', 'users.is_kits_admin', 'users.is_billing_admin', 'users.group_id',
] as const

export type StandingRow = Parameters<typeof rightsHolder>[0] & Pick<Row<'users'>, 'id' | 'account_id' | 'group_id'> & { hierarchy_level: number | null }

/** A user's standing, which is their rank in the hierarchy. `hierarchy_level` is the level of their group. */
export function standingOf(row: StandingRow): Standing {
  return { ...rightsHolder(row), id: row.id, accountId: row.account_id, groupId: row.group_id, level: row.hierarchy_level }
}

const standingRows = statement((store, { ids }: { ids: string }) =>
  store
    .selectFrom('users')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .select(standingColumns)
    .select('user_groups.hierarchy_level')
    .where(inJson('users.id', ids)))

/** The standing of these users by id, including removed users; unknown ids are left out. */
export async function standingsOf(store: Store, ids: readonly number[]): Promise<Map<number, Standing>> {
  if (ids.length === 0) return new Map()
  const { rows } = await standingRows(store, { ids: JSON.stringify([...new Set(ids)]) })
  return new Map(rows.map((row) => [row.id, standingOf(row)]))
}

/** Whether one user may sign in as another (specification §6, sign in as admin). */
export async function maySignInAsUser(store: Store, byId: number, userId: number): Promise<boolean> {
  const standings = await standingsOf(store, [byId, userId])
  const [by, user] = [standings.get(byId), standings.get(userId)]
  return by !== undefined && user !== undefined && maySignInAs(by, user)
}

/** The facts about a user that the role matrix reads. */
export function rightsHolder(user: Pick<Row<'users'>, 'role' | 'user_type_id' | 'is_user_admin' | 'is_kits_admin' | 'is_billing_admin'>): RightsHolder {
  return {
    role: user.role,
    UserTypeID: user.user_type_id,
    IsUserAdmin: user.is_user_admin === 1,
    IsKitsAdmin: user.is_kits_admin === 1,
    IsBillingAdmin: user.is_billing_admin === 1,
  }
}

/** The kinds of modules of specification §3 that a user may use: all for administrators, only the call modules for others. */
export function permittedModules(user: Pick<Row<'users'>, 'is_user_admin'>): number[] {
  return user.is_user_admin === 1 ? [14, 21, 22, 23] : [21, 22]
}

/**
 * Refuses a signed-in user who lacks this right in the role matrix: 403 `FORBIDDEN`. The right of each call is in rightsOfCalls.ts and is
 * checked before its handler; a handler checks only the further rights that it needs.
 */
export function requireRight(user: SignedInUser, right: Right): void {
  if (!mayDo(rightsHolder(user), right)) throw new Refusal(403, 'FORBIDDEN', 'Your role does not allow this.')
}

/**
 * The user as working in the account of the request, at that account's first property. Every handler reads both from the user, so that no
 * call reaches another account. 403 `OTHER_ACCOUNT` for an account in which the user may not work, whether it exists or not.
 */
export async function workIn(store: Store, user: SignedInUser, accountId: number): Promise<SignedInUser> {
  if (accountId === user.account_id) return user
  const account = reachesAccount(standingOf(user), accountId) ? await firstProperty(store, accountId) : undefined
  if (!account) throw new Refusal(403, 'OTHER_ACCOUNT', 'This page belongs to another account. You can’t work there.')
  return { ...user, ...account }
}

/** The id of the account that a request is for; undefined if it names none, NaN if it is not a number. */
export function namedAccount(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  return /^[1-9]\d{0,14}$/.test(header) ? Number(header) : Number.NaN
}

/** The fields in which requests name an account. */
interface NamesAccount extends Partial<Record<'AccountID' | 'AccountId' | 'accountId' | 'accountID', number | string>> {
  /** A choice of users, by a filter or by their ids. */
  Selection?: { Filter?: NamesAccount }
}

/** Refuses a request that names another account than the one in which the user works: 404 `NOT_FOUND`. */
export function requireOwnAccount(request: object, { account_id: own }: SignedInUser): void {
  const { AccountID, AccountId, accountId, accountID, Selection } = request as NamesAccount
  const named = AccountID ?? AccountId ?? accountId ?? accountID ?? Selection?.Filter?.accountID ?? own
  if (String(named) !== String(own)) throw notFound('account', 'AccountID')
}

function firstProperty(store: Store, accountId: number) {
  return store
    .selectFrom('accounts')
    .innerJoin('properties', 'properties.account_id', 'accounts.id')
    .select(['accounts.id as account_id', 'accounts.name as account_name', 'accounts.is_active', 'accounts.tenant_type'])
    .select(['properties.id as property_id', 'properties.name as property_name', 'properties.time_zone'])
    .where('accounts.id', '=', accountId)
    .orderBy('properties.id')
    .limit(1)
    .executeTakeFirst()
}

type Property = Awaited<ReturnType<typeof propertiesOf>>[number]

/** The properties of the viewer's account, for viewers who may see all of its users; empty for other viewers. */
export async function propertiesOf(store: Store, { accountId, standing }: Viewer) {
  if (!mayDo(standing, 'users.view')) return []
  return store.selectFrom('properties').select(['id as property_id', 'name as property_name', 'time_zone']).where('account_id', '=', accountId).orderBy('id').execute()
}

/** The viewer working at one of these properties, or without an id at their own. 404 for any other. */
export function atProperty(viewer: Viewer, properties: readonly Property[], id: number | undefined): Viewer {
  if (id === undefined || id === viewer.user.property_id) return viewer
  const property = properties.find(({ property_id: one }) => one === id)
  if (!property) throw notFound('property', 'PropertyID')
  return { ...viewer, user: { ...viewer.user, ...property } }
}

export type SignedInUser = NonNullable<Awaited<ReturnType<typeof readSignedInUser>>>

/**
 * The user of a session, if the user may sign in at `now`. If an administrator began the session as the user, the administrator must be
 * allowed to, too. Otherwise undefined: the session has ended, and does not return when access is given back.
 */
export async function signedInUser({ store, clock }: Pick<Services, 'store' | 'clock'>, session: Session) {
  const now = clock.now()
  const user = await readSignedInUser(store, session.userId)
  if (user && hasWebAccess(webAccessOf(user), now) && (await mayAdministratorStay(store, session, now))) return user
  await endSession(store, session)
  return undefined
}

/** Reads a user in their own account, with every column that the handlers need, whether or not the user may sign in. Undefined for a removed user. */
export async function readSignedInUser(store: Store, id: number) {
  return (await usersWithAccount(store, { id })).rows[0]
}

const usersWithAccount = statement((store, { id }: { id: number }) =>
  store
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .innerJoin('properties', 'properties.id', 'users.property_id')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .selectAll('users')
    .select(['accounts.name as account_name', 'accounts.is_active', 'accounts.tenant_type', 'properties.name as property_name', 'properties.time_zone'])
    // The user's own account. `account_id` is the account in which the user works (`workIn`).
    .select(['user_groups.hierarchy_level', 'users.account_id as own_account_id'])
    .where('users.id', '=', id)
    .where('users.removed_at', 'is', null))

/** Whether the administrator who began the session as this user still may; true for ordinary sessions. */
async function mayAdministratorStay(store: Store, { signedInBy, userId }: Session, now: number): Promise<boolean> {
  if (signedInBy === null) return true
  return (await findWebUser(store, signedInBy, now)) !== undefined && (await maySignInAsUser(store, signedInBy, userId))
}

/** The columns that limit a user's web access. */
export const webColumns = ['has_web_access', 'web_login_until_at', 'valid_until_at'] as const

export type WebColumns = Pick<Row<'users'>, (typeof webColumns)[number]>

/** A user's web access. A user whose access has ended has no web access either. */
export function webAccessOf(user: WebColumns): WebAccess {
  const ends = [user.web_login_until_at, user.valid_until_at].filter((at) => at !== null)
  return { isEnabled: user.has_web_access === 1, until: ends.length === 0 ? null : Math.min(...ends) }
}

/** Refuses a user whose access has ended, or who has no web access. */
export function requireWebAccess(user: WebColumns, now: number): void {
  if (user.valid_until_at !== null && user.valid_until_at <= now) throw new Refusal(403, 'ACCESS_ENDED', 'Your access has ended. Please ask your administrator.')
  if (!hasWebAccess(webAccessOf(user), now)) throw new Refusal(403, 'NON_WEB_ACCESS_USER', 'This account signs in on the phone only. Please use the mobile app.')
}

/** The user with this id, if they may sign in at `now`; undefined for a missing id, a removed user and a user without web access. */
export async function findWebUser(store: Store, id: number | null, now: number): Promise<Row<'users'> | undefined> {
  if (id === null) return undefined
  const user = await store.selectFrom('users').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst()
  return user && hasWebAccess(webAccessOf(user), now) ? user : undefined
}
