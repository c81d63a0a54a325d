import { type RawBuilder, sql } from 'kysely'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { unitSort } from './userValues.ts'

export type UnitColumns = Pick<Row<'users'>, 'unit_id' | 'unit' | 'unit_sort'>

export const noUnit: UnitColumns = { unit_id: null, unit: '', unit_sort: '' }

const tidy = (name: string) => name.trim().replaceAll(/\s+/g, ' ')

/** The columns of a unit that follow from its name. */
export function unitNameColumns(name: string): Pick<Row<'units'>, 'name' | 'name_key' | 'sort'> {
  return { name: tidy(name), name_key: unitKey(name), sort: unitSort(tidy(name)) }
}

/** The key of a unit's name. Names with the same key are one unit. */
export function unitKey(name: string): string {
  return tidy(name).toLowerCase()
}

export function unitColumnsOf({ id, name, sort }: Pick<Row<'units'>, 'id' | 'name' | 'sort'>): UnitColumns {
  return { unit_id: id, unit: name, unit_sort: sort }
}

export async function unitByName(store: Store, accountId: number, name: string): Promise<Row<'units'> | undefined> {
  return store.selectFrom('units').selectAll().where('account_id', '=', accountId).where('name_key', '=', unitKey(name)).executeTakeFirst()
}

/** The columns of a user whose first unit has this name. Creates the unit if the account has none. Inside a transaction. */
export async function unitColumns(trx: Store, accountId: number, name: string, now: number): Promise<UnitColumns> {
  if (tidy(name) === '') return noUnit
  const found = await unitByName(trx, accountId, name)
  if (found) return unitColumnsOf(found)
  await trx.insertInto('units').values({ account_id: accountId, ...unitNameColumns(name), created_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'name_key']).doNothing()).execute()
  const made = await trx.selectFrom('units').selectAll().where('account_id', '=', accountId).where('name_key', '=', unitKey(name)).executeTakeFirstOrThrow()
  return unitColumnsOf(made)
}

/** A user's units after the first one, sorted by name. */
export function furtherUnits(store: Store, userId: number) {
  return store.selectFrom('further_units').innerJoin('units', 'units.id', 'further_units.unit_id').select(['units.id', 'units.name', 'units.sort'])
    .where('user_id', '=', userId).orderBy('units.sort').orderBy('units.id').execute()
}

/**
 * Makes `columns` the first unit of a user, or without a first one the next unit, and removes it from their other units. Inside the
 * transaction that writes the columns.
 */
export async function asFirstUnit(trx: Store, userId: number, columns: UnitColumns): Promise<UnitColumns> {
  const [next] = columns.unit_id === null ? await furtherUnits(trx, userId) : []
  const first = next ? unitColumnsOf(next) : columns
  if (first.unit_id !== null) await trx.deleteFrom('further_units').where('user_id', '=', userId).where('unit_id', '=', first.unit_id).execute()
  return first
}

/** Removes a user from all units. Returns the ids of the units after the first. Inside the transaction that clears the first. */
export async function leaveFurtherUnits(trx: Store, userId: number): Promise<number[]> {
  const rows = await trx.deleteFrom('further_units').where('user_id', '=', userId).returning('unit_id').execute()
  return rows.map(({ unit_id: id }) => id)
}

/** Restores a user's units by their ids, and a deleted first unit by its name. Returns the first unit. Inside a transaction. */
export async function returnToUnits(trx: Store, { id, account_id: accountId }: Pick<Row<'users'>, 'id' | 'account_id'>, { first, further }: { first: UnitColumns; further: readonly number[] }, now: number): Promise<UnitColumns> {
  const ids = first.unit_id === null ? further : [first.unit_id, ...further]
  const found = ids.length === 0 ? [] : await trx.selectFrom('units').select(['id', 'name', 'sort']).where('id', 'in', ids).where('account_id', '=', accountId).execute()
  await leaveFurtherUnits(trx, id)
  const others = found.filter((unit) => unit.id !== first.unit_id)
  if (others.length > 0) await trx.insertInto('further_units').values(others.map((unit) => ({ user_id: id, unit_id: unit.id }))).execute()
  const same = found.find((unit) => unit.id === first.unit_id)
  return same ? unitColumnsOf(same) : asFirstUnit(trx, id, await unitColumns(trx, accountId, first.unit, now))
}

/** The ids of the units' residents, as SQL; removed users have no unit. */
export function residentIds(unitIds: readonly number[]): RawBuilder<unknown> {
  const ofUnits = inIds('unit_id', unitIds)
  return sql`select id from users where ${ofUnits} union all select user_id from further_units where ${ofUnits}`
}

/** A user's units, the first unit first. */
export async function unitsOf(store: Store, user: Pick<Row<'users'>, 'id' | 'unit_id' | 'unit'>): Promise<{ ID: number; Name: string }[]> {
  const first = user.unit_id === null ? [] : [{ ID: user.unit_id, Name: user.unit }]
  return [...first, ...(await furtherUnits(store, user.id)).map(({ id, name }) => ({ ID: id, Name: name }))]
}

/** The id of one resident; undefined for an empty unit. */
export async function firstResident(store: Store, unitId: number): Promise<number | undefined> {
  const { rows: [row] } = await sql<{ id: number }>`${residentIds([unitId])} limit 1`.execute(store)
  return row?.id
}
