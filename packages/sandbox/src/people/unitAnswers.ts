import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { sql } from 'kysely'
import { among } from '../store/byEngine.ts'
import { inIds } from '../store/inIds.ts'
import { findOfAccount } from '../store/ofAccount.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { toIso } from '../time/toIso.ts'
import { notHidden } from './findUsers.ts'
import { residentIds } from './units.ts'
import { typedMoment } from './userValues.ts'
import { mayChange, standingColumns, type Viewer } from './viewer.ts'

type UnitAnswer = ResponseOf<(typeof endpoints)['getUnit']>['Unit']
type Named = UnitAnswer['CallGroups'][number]

/** Finds a unit of the viewer's account; 404 for any other id. */
export const findUnit = (store: Store, { accountId }: Viewer, id: number, field?: string) => findOfAccount(store, 'units', accountId, id, 'unit', field)

/** The visible residents of these units, sorted by name, each with all of their units. */
export async function residentsOf(store: Store, viewer: Viewer, unitIds: readonly number[]) {
  if (unitIds.length === 0) return []
  const users = await store.selectFrom('users').leftJoin('user_groups', 'user_groups.id', 'users.group_id').innerJoin('properties', 'properties.id', 'users.property_id')
    .select(standingColumns).select(['users.name', 'users.unit_id', 'users.unit', 'users.valid_from_at', 'user_groups.name as group_name', 'user_groups.hierarchy_level', 'properties.time_zone'])
    .where('users.account_id', '=', viewer.accountId).where(among('users.id', residentIds(unitIds))).where(await notHidden(store, viewer)).orderBy('users.sort_name').orderBy('users.id').execute()
  const further = users.length === 0 ? [] : await store.selectFrom('further_units').innerJoin('units', 'units.id', 'further_units.unit_id').select(['user_id', 'units.id', 'units.name'])
    .where(inIds('user_id', users.map(({ id }) => id))).orderBy('units.sort').execute()
  return users.map((user) => {
    const first: Named[] = user.unit_id === null ? [] : [{ ID: user.unit_id, Name: user.unit }]
    return { ...user, units: [...first, ...further.filter(({ user_id: id }) => id === user.id).map(({ id, name }) => ({ ID: id, Name: name }))] }
  })
}

/** The number of active codes of each type that these users have. */
export function activeMethods(store: Store, userIds: readonly number[]) {
  return store.selectFrom('access_codes').select(({ fn }) => ['user_id', 'type', fn.countAll<number>().as('total')])
    .where(inIds('user_id', userIds)).where('is_active', '=', 1).groupBy(['user_id', 'type']).orderBy('type').execute()
}

export async function unitAnswer(store: Store, viewer: Viewer, unit: Row<'units'>, now: number): Promise<UnitAnswer> {
  const residents = await residentsOf(store, viewer, [unit.id])
  const ids = residents.map(({ id }) => id)
  const methods = await activeMethods(store, ids)
  const moves = await store.selectFrom('unit_moves').selectAll().where('unit_id', '=', unit.id).orderBy('leaves_at').orderBy('id').execute()
  return {
    ID: unit.id,
    Name: unit.name,
    Building: unit.building,
    TimeZone: residents[0]?.time_zone ?? viewer.user.time_zone,
    Residents: residents.map((user) => ({
      UserID: user.id,
      Name: user.name,
      UserGroupName: user.group_name ?? '',
      AccessMethods: methods.filter(({ user_id: id }) => id === user.id).map(({ type, total }) => ({ AccessCodeType: type, Count: total })),
      OtherUnits: user.units.filter(({ ID }) => ID !== unit.id),
      MovesInAt: user.valid_from_at !== null && user.valid_from_at > now ? toIso(user.valid_from_at) : null,
      HasAccountAccess: mayChange(viewer, user),
    })),
    CallGroups: callGroupsOf(await callsOfResidents(store, ids), ids),
    Moves: await Promise.all(moves.filter(({ done_at: done }) => done === null).map((row) => moveAnswer(store, row, residents, viewer))),
    LastMove: await lastMove(store, viewer, moves, now),
    Version: unit.version,
    UpdatedBy: unit.updated_by,
  }
}

type CallOfResident = Named & { resident: number }

/** The call groups that call these users, in their order, with one row for each user. */
export async function callsOfResidents(store: Store, userIds: readonly number[]): Promise<CallOfResident[]> {
  const whose = inIds('user_id', userIds)
  const { rows } = await sql<CallOfResident>`
    select id as "ID", name as "Name", called.user_id as resident from call_groups
    join (select call_group_id, user_id from call_group_members where ${whose} union select call_group_id, user_id from call_group_numbers where ${whose}) as called on called.call_group_id = call_groups.id
    order by position, id`.execute(store)
  return rows
}

/** The call groups that call at least one of these users. */
export const callGroupsOf = (calls: readonly CallOfResident[], userIds: readonly number[]): Named[] =>
  [...new Map(calls.filter(({ resident }) => userIds.includes(resident)).map(({ ID, Name }) => [ID, { ID, Name }])).values()]

type Resident = Awaited<ReturnType<typeof residentsOf>>[number]

async function moveAnswer(store: Store, row: Row<'unit_moves'>, residents: readonly Resident[], viewer: Viewer): Promise<UnitAnswer['Moves'][number]> {
  const ids = JSON.parse(row.users) as number[]
  const users = residents.filter(({ id }) => ids.includes(id))
  const by = await store.selectFrom('users').select('name').where('id', '=', row.by_user_id).executeTakeFirst()
  const { date, time } = typedMoment(row.leaves)
  return {
    ID: row.id, Date: date ?? '', Time: time, At: toIso(row.leaves_at), TimeZone: users[0]?.time_zone ?? viewer.user.time_zone,
    Users: users.map(({ id, name }) => ({ UserID: id, Name: name })), By: by?.name ?? '',
  }
}

const toldFor = 24 * 3_600_000

async function lastMove(store: Store, viewer: Viewer, moves: readonly Row<'unit_moves'>[], now: number): Promise<UnitAnswer['LastMove']> {
  const last = moves.findLast(({ done_at: done }) => done !== null)
  if (!last || last.done_at === null || last.done_at + toldFor <= now) return null
  const receipt = last.receipt_id === null ? undefined : await store.selectFrom('undo_receipts').select(['id', 'expires_at']).where('id', '=', last.receipt_id)
    .where('by_user_id', '=', viewer.user.id).where('used_at', 'is', null).where('expires_at', '>', now).executeTakeFirst()
  const Refused = JSON.parse(last.refused) as string[]
  if (!receipt && Refused.length === 0) return null
  return { At: toIso(last.done_at), ReceiptID: receipt?.id ?? null, UndoUntil: toIso(receipt?.expires_at ?? null), Refused }
}
