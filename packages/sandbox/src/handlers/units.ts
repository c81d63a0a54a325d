import { type RawBuilder, sql } from 'kysely'
import type { SignedInCall } from '../Call.ts'
import { findUserToChange } from '../people/findUser.ts'
import { firstUsers, onlyVisible, userSet } from '../people/findUsers.ts'
import { storedEnd } from '../people/userValues.ts'
import { activeMethods, callGroupsOf, callsOfResidents, findUnit, residentsOf, unitAnswer } from '../people/unitAnswers.ts'
import { asFirstUnit, firstResident, noUnit, unitByName, unitColumnsOf, unitNameColumns, unitsOf } from '../people/units.ts'
import { userColumns } from '../people/userColumns.ts'
import type { Viewer } from '../people/viewer.ts'
import { conflict, invalid, notFound, Refusal } from '../Refusal.ts'
import { contains } from '../store/byEngine.ts'
import { countOf, idsOfPage, inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { toIso } from '../time/toIso.ts'
import { attempt, readUsers } from '../userActions/bulkActions.ts'
import { changeUser } from '../userActions/changeUser.ts'
import { type BeforeMoveOut, noAccessGroup } from '../userActions/moveOut.ts'
import { keepReceipt } from '../userActions/undoReceipts.ts'
import { moveOutOfUnit } from '../userActions/unitMoves.ts'
import { isBlocking, planWarnings, wayLines, waysIn } from '../userActions/waysIn.ts'
import { filled } from '../words/sentence.ts'
import type { Handler } from './Handler.ts'

/** The number of residents that a search of units by name reads. */
const searchedResidents = 500

export const getUnits: Handler<'getUnits'> = async ({ searchText, status, sort, page, count }, call) => {
  const { store, now, viewer } = call
  const all = store.selectFrom('units').where('units.account_id', '=', viewer.accountId)
  const seen = (await onlyVisible(store, viewer)) ?? sql<boolean>`true`
  // Without the account, PostgreSQL would read the users of all accounts.
  const isSeenHere = sql<boolean>`users.account_id = ${viewer.accountId} and ${seen}`
  const isOccupied = sql<boolean>`(exists (select 1 from users where users.unit_id = units.id and ${isSeenHere})
    or exists (select 1 from further_units join users on users.id = further_units.user_id where further_units.unit_id = units.id and ${isSeenHere}))`
  let query = all
  if (searchText !== '') {
    const { ids } = await firstUsers(store, await userSet(call, viewer, { searchText, searchType: 'Name' }, now), searchedResidents)
    query = query.where(({ or }) => or([
      contains('units.name', searchText), contains('units.building', searchText),
      sql<boolean>`units.id in (select unit_id from users where ${inIds('id', ids)} union all select unit_id from further_units where ${inIds('user_id', ids)})`,
    ]))
  }
  if (status === 'occupied') query = query.where(isOccupied)
  if (status === 'vacant') query = query.where(({ not }) => not(isOccupied))
  if (status === 'movesOut') query = query.where(sql<boolean>`units.id in (select unit_id from unit_moves where done_at is null)`)
  const toCome = movesToCome(call, seen)
  if (status === 'moves') query = query.where('units.id', 'in', toCome.select('unit_id'))
  const ids = status === 'moves'
    ? await idsOfPage(query.innerJoin(toCome.select(({ fn }) => ['unit_id', fn.min('at').as('next')]).as('moves'), 'moves.unit_id', 'units.id'), { page, count }, { by: ['moves.next', 'units.sort', 'units.id'] })
    : await idsOfPage(query, { page, count }, { by: ['units.sort', 'units.id'], isDown: sort === 'Name DESC' })
  const rows = await all.selectAll('units').where(inIds('units.id', ids)).execute()
  const residents = await residentsOf(store, viewer, ids)
  const residentIds = residents.map(({ id }) => id)
  const [methods, calls] = [await activeMethods(store, residentIds), await callsOfResidents(store, residentIds)]
  const moves = await store.selectFrom('unit_moves').select(({ fn }) => ['unit_id', fn.min('leaves_at').as('first')]).where(inIds('unit_id', ids)).where('done_at', 'is', null).groupBy('unit_id').execute()
  return {
    Units: ids.flatMap((id) => rows.filter((row) => row.id === id)).map((unit) => {
      const living = residents.filter(({ units }) => units.some(({ ID }) => ID === unit.id))
      return {
        ID: unit.id, Name: unit.name, Building: unit.building,
        Residents: living.map((user) => ({ UserID: user.id, Name: user.name, OtherUnits: user.units.filter(({ ID }) => ID !== unit.id) })),
        EntryMethods: methods.filter(({ user_id: userId }) => living.some((user) => user.id === userId)).reduce((sum, { total }) => sum + total, 0),
        CallGroups: callGroupsOf(calls, living.map((user) => user.id)),
        MovesOutAt: toIso(moves.find((move) => move.unit_id === unit.id)?.first ?? null),
        MovesInAt: toIso(living.map((user) => user.valid_from_at ?? 0).filter((at) => at > now).toSorted((one, other) => one - other)[0] ?? null),
        Version: unit.version,
      }
    }),
    TimeZone: viewer.user.time_zone,
    Total: await countOf(query),
    AccountTotal: await countOf(all),
    AccountVacant: await countOf(all.where(({ not }) => not(isOccupied))),
  }
}

/** The units with planned move-outs, or with visible residents whose access begins later, and the times of these moves. */
function movesToCome({ store, clock, viewer: { accountId } }: SignedInCall, seen: RawBuilder<boolean>) {
  const later = store.selectFrom('users').where('users.account_id', '=', accountId).where('valid_from_at', '>', clock.now()).where(seen)
  const moves = store.selectFrom('unit_moves').select(['unit_id', 'leaves_at as at']).where('account_id', '=', accountId).where('done_at', 'is', null)
    .unionAll(later.where('users.unit_id', 'is not', null).select(({ ref }) => [ref('users.unit_id').$notNull().as('unit_id'), ref('valid_from_at').$notNull().as('at')]))
    .unionAll(later.innerJoin('further_units', 'further_units.user_id', 'users.id').select(({ ref }) => ['further_units.unit_id', ref('valid_from_at').$notNull().as('at')]))
  return store.selectFrom(moves.as('move')).groupBy('unit_id')
}

export const getUnit: Handler<'getUnit'> = async ({ ID }, call) => {
  return { Unit: await answered(call, ID) }
}

const answered = async ({ store, viewer, now }: SignedInCall, id: number) => unitAnswer(store, viewer, await findUnit(store, viewer, id), now)

export const saveUnit: Handler<'saveUnit'> = async ({ ID, Name, Building, MergesInto, Version }, call) => {
  const { store, now, viewer } = call
  const before = ID === null ? null : await findUnit(store, viewer, ID)
  if (before && Version !== null && before.version !== Version) throw conflict(await unitAnswer(store, viewer, before, now))
  const holder = await unitByName(store, viewer.accountId, Name)
  if (holder && holder.id !== before?.id) {
    if (!before || MergesInto !== holder.id) {
      throw new Refusal(409, 'UNIT_EXISTS', filled('There is already a unit {name}.', { name: holder.name }), { field: 'Name', body: { unit: { ID: holder.id, Name: holder.name } } })
    }
    await merge(store, viewer, before, holder, now)
    return { message: 'Saved.', Unit: await answered(call, holder.id) }
  }
  const columns = { ...unitNameColumns(Name), building: Building, version: (before?.version ?? 0) + 1, updated_by: viewer.user.name }
  if (!before) {
    const { id } = await store.insertInto('units').values({ ...columns, account_id: viewer.accountId, created_at: now }).returning('id').executeTakeFirstOrThrow()
    return { message: 'Saved.', Unit: await answered(call, id) }
  }
  await store.updateTable('units').set(columns).where('id', '=', before.id).execute()
  // A page opened earlier still has the unit's old name, and saving it would create that unit again.
  if (columns.name !== before.name) await store.updateTable('users').set({ version: sql<number>`version + 1`, updated_at: now, updated_by: viewer.user.name }).where('unit_id', '=', before.id).execute()
  return { message: 'Saved.', Unit: await answered(call, before.id) }
}

/** Moves the residents and plans of a unit into another one, and deletes the unit. Residents that the viewer may not see are moved too. */
async function merge(trx: Store, viewer: Viewer, from: Row<'units'>, into: Row<'units'>, now: number): Promise<void> {
  const movers = await trx.selectFrom('users').select('id').where('unit_id', '=', from.id).execute()
  const columns = { ...unitColumnsOf(into), version: sql<number>`version + 1`, updated_at: now, updated_by: viewer.user.name }
  await trx.updateTable('users').set(columns).where('unit_id', '=', from.id).execute()
  const already = trx.selectFrom('further_units').select('user_id').where('unit_id', '=', into.id).union(trx.selectFrom('users').select('id as user_id').where('unit_id', '=', into.id))
  await trx.deleteFrom('further_units').where('unit_id', '=', from.id).where('user_id', 'in', already).execute()
  await trx.updateTable('further_units').set({ unit_id: into.id }).where('unit_id', '=', from.id).execute()
  await trx.deleteFrom('further_units').where('unit_id', '=', into.id).where(inIds('user_id', movers.map(({ id }) => id))).execute()
  await trx.updateTable('unit_moves').set({ unit_id: into.id }).where('unit_id', '=', from.id).execute()
  await trx.deleteFrom('units').where('id', '=', from.id).execute()
}

export const deleteUnit: Handler<'deleteUnit'> = async ({ ID, Version }, { viewer, store }) => {
  const unit = await findUnit(store, viewer, ID)
  if (unit.version !== Version) throw new Refusal(409, 'PLAN_CHANGED', filled('{name} was changed in the meantime. Check again what will happen.', { name: unit.name }))
  if ((await firstResident(store, ID)) !== undefined) throw new Refusal(409, 'UNIT_HAS_RESIDENTS', filled('Unit {name} still has residents.', { name: unit.name }))
  await store.deleteFrom('units').where('id', '=', ID).execute()
  return { message: filled('Unit {name} was deleted.', { name: unit.name }) }
}

export const addUnitResident: Handler<'addUnitResident'> = async ({ ID, UserID, validFrom, validFromTime }, call) => {
  const { store, viewer, now } = call
  const user = await findUserToChange(store, viewer, UserID, 'UserID')
  const unit = await findUnit(store, viewer, ID)
  const isResident = (await unitsOf(store, user)).some((own) => own.ID === unit.id)
  const isFirst = user.unit_id === null
  if (!isFirst && validFrom !== null) throw invalid('validFrom', filled('{name} also lives in another unit and keeps access now.', { name: user.name }))
  if (!isFirst && !isResident) await store.insertInto('further_units').values({ user_id: user.id, unit_id: unit.id }).execute()
  const from = validFrom === null ? {} : await userColumns(store, user, { validFrom, validFromTime }, user.time_zone, now)
  await changeUser(store, viewer, user, { ...(isFirst && unitColumnsOf(unit)), ...from }, now)
  return { message: filled('{name} lives in {unit} now.', { name: user.name, unit: unit.name }), Unit: await answered(call, ID) }
}

export const removeUnitResident: Handler<'removeUnitResident'> = async ({ ID, UserID }, call) => {
  const { store, viewer } = call
  const user = await findUserToChange(store, viewer, UserID, 'UserID')
  const unit = await findUnit(store, viewer, ID)
  await store.deleteFrom('further_units').where('user_id', '=', user.id).where('unit_id', '=', unit.id).execute()
  await changeUser(store, viewer, user, user.unit_id === unit.id ? await asFirstUnit(store, user.id, noUnit) : {}, call.now)
  return { message: filled('{name} no longer lives in {unit}.', { name: user.name, unit: unit.name }), Unit: await answered(call, ID) }
}

/** The residents of a unit who are to move out. Refuses with 403, 404, and 400 `VALIDATION` for a user who doesn't live in the unit. */
async function moversOf(store: Store, viewer: Viewer, unit: Row<'units'>, ids: readonly number[]) {
  const movers = []
  for (const id of new Set(ids)) {
    const user = await findUserToChange(store, viewer, id, 'Users')
    const units = await unitsOf(store, user)
    if (!units.some(({ ID }) => ID === unit.id)) throw invalid('Users', filled('{name} does not live in this unit.', { name: user.name }))
    movers.push({ user, others: units.filter(({ ID }) => ID !== unit.id) })
  }
  return movers
}

export const getUnitMovePlan: Handler<'getUnitMovePlan'> = async ({ ID, Users }, { viewer, store, now }) => {
  const unit = await findUnit(store, viewer, ID)
  const plans = []
  for (const { user, others } of await moversOf(store, viewer, unit, Users)) {
    const ways = await waysIn(store, user)
    const KeepsAccess = others.length > 0
    const Warnings = KeepsAccess ? [] : await planWarnings(store, viewer, user, ways, now)
    plans.push({
      UserID: user.id, Name: user.name, Lines: KeepsAccess ? [] : wayLines(user, ways), Warnings, IsAllowed: !Warnings.some(isBlocking), KeepsAccess, OtherUnits: others,
      EntryMethods: ways.codes.filter(({ isActive }) => isActive).length,
    })
  }
  return { Users: plans }
}

export const saveUnitMove: Handler<'saveUnitMove'> = async ({ ID, MoveID, Users, Date: date, Time }, call) => {
  const { store, viewer, now } = call
  const unit = await findUnit(store, viewer, ID)
  const movers = await moversOf(store, viewer, unit, Users)
  await noAccessGroup(store, viewer.accountId)
  const planned = await store.selectFrom('unit_moves').selectAll().where('unit_id', '=', ID).where('done_at', 'is', null).execute()
  if (MoveID !== null && !planned.some(({ id }) => id === MoveID)) throw notFound('move-out', 'MoveID')
  if (date === null) {
    const moved: BeforeMoveOut[] = []
    const selected = await readUsers(store, viewer, movers.map(({ user }) => user.id))
    const rows = []
    for (const { user } of movers) {
      const row = selected.find(({ id }) => id === user.id)
      if (row) rows.push(await attempt(row, async () => void moved.push(await moveOutOfUnit(store, viewer, user, ID, now))))
    }
    const refused = rows.find(({ Outcome }) => Outcome === 'refused')
    if (moved.length === 0 && refused) throw new Refusal(409, refused.Code, refused.message)
    return {
      message: filled('{done} changed, {unchanged} unchanged, {refused} refused.', { done: moved.length, unchanged: 0, refused: rows.length - moved.length }),
      Unit: await answered(call, ID), ReceiptID: (await keepReceipt(store, viewer, { kind: 'moveOut', before: moved }, now)) ?? null,
    }
  }
  const other = movers.find(({ user }) => planned.some((move) => move.id !== MoveID && (JSON.parse(move.users) as number[]).includes(user.id)))
  if (other) throw new Refusal(409, 'ALREADY_MOVES', filled('{name} already has a planned move-out.', { name: other.user.name }), { field: 'Users' })
  const end = storedEnd(date, Time, movers[0]?.user.time_zone ?? viewer.user.time_zone)
  if (end.at === null || end.text === null || end.at <= now) throw invalid('Date', 'This date has passed.')
  const columns = { leaves: end.text, leaves_at: end.at, users: JSON.stringify(movers.map(({ user }) => user.id)), by_user_id: viewer.user.id }
  if (MoveID === null) await store.insertInto('unit_moves').values({ ...columns, account_id: viewer.accountId, unit_id: ID }).execute()
  else await store.updateTable('unit_moves').set(columns).where('id', '=', MoveID).execute()
  return { message: 'The move-out is planned.', Unit: await answered(call, ID), ReceiptID: null }
}

export const cancelUnitMove: Handler<'cancelUnitMove'> = async ({ MoveID }, call) => {
  const { viewer } = call
  const row = await call.store.deleteFrom('unit_moves').where('id', '=', MoveID).where('account_id', '=', viewer.accountId).where('done_at', 'is', null).returning('unit_id').executeTakeFirst()
  if (!row) throw notFound('move-out', 'MoveID')
  return { message: 'The move-out was canceled.', Unit: await answered(call, row.unit_id) }
}
