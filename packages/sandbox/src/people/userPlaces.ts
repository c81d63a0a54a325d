import { notFound } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { requireOthersLimit } from './guards.ts'
import type { Viewer } from './viewer.ts'

export interface PlacesInput {
  HasAllLocationAccess?: boolean | undefined
  PropertyLocations?: readonly number[] | undefined
}

/** Saves a user's locations; absent fields stay unchanged. Refuses a location of another account (404), and more places for oneself (403 `LIMITED`). */
export async function savePlaces(trx: Store, viewer: Viewer, accountId: number, userId: number, input: PlacesInput): Promise<void> {
  const { HasAllLocationAccess, PropertyLocations } = input
  if (HasAllLocationAccess === undefined && PropertyLocations === undefined) return
  const before = await placesOfUser(trx, userId)
  const hasAll = HasAllLocationAccess ?? (before === undefined || before.has_all === 1)
  const locations = [...new Set(PropertyLocations ?? (before ? (JSON.parse(before.locations) as number[]) : []))]
  await requireLocations(trx, accountId, locations)
  const values = { has_all: Number(hasAll), locations: JSON.stringify(hasAll ? [] : locations), modules: before?.modules ?? '[]' }
  requireOthersLimit(viewer, userId, isWider(before, values), 'PropertyLocations')
  await keepPlaces(trx, userId, values)
}

type PlacesRow = NonNullable<Parameters<typeof readPlaceLimit>[0]>

/** Whether one limit of locations allows more than another. */
export function isWider(before: PlacesRow | undefined, after: PlacesRow): boolean {
  const [was, is] = [readPlaceLimit(before), readPlaceLimit(after)]
  return was !== null && (is === null || is.locations.some((id) => !was.locations.includes(id)) || is.modules.some((id) => !was.modules.includes(id)))
}

/** The stored locations of a user; undefined if the user has no limit. */
export async function placesOfUser(store: Store, userId: number) {
  return store.selectFrom('user_places').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function keepPlaces(trx: Store, userId: number, values: { has_all: number; locations: string; modules: string }): Promise<void> {
  await trx.insertInto('user_places').values({ user_id: userId, ...values }).onConflict((conflict) => conflict.column('user_id').doUpdateSet(values)).execute()
}

async function requireLocations(store: Store, accountId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await store
    .selectFrom('property_locations')
    .innerJoin('properties', 'properties.id', 'property_locations.property_id')
    .select('property_locations.id')
    .where('properties.account_id', '=', accountId)
    .where('property_locations.id', 'in', ids)
    .execute()
  if (rows.length !== ids.length) throw notFound('location', 'PropertyLocations')
}

/** The places to which a user is limited: the doors of these locations, and of these controllers at other locations. */
export interface PlaceLimit {
  locations: readonly (number | null)[]
  modules: readonly (number | null)[]
}

/** Reads a row of `user_places`. Null means that the user has no limit, as does a missing row. */
export function readPlaceLimit(row: { has_all: number | null; locations: string | null; modules: string | null } | undefined): PlaceLimit | null {
  if (row?.has_all !== 0) return null
  return { locations: JSON.parse(row.locations ?? '[]') as number[], modules: JSON.parse(row.modules ?? '[]') as number[] }
}

export function isWithin({ locations, modules }: PlaceLimit, door: { location_id: number | null; module_id: number | null }): boolean {
  return locations.includes(door.location_id) || modules.includes(door.module_id)
}
