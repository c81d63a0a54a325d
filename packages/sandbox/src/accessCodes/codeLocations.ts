import { type Place, placeOf, portsOf } from '../access/places.ts'
import type { CodeLocation } from '../devices/recordPushes.ts'
import { notFound, Refusal } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { CodeInput } from './readCodeInput.ts'

export async function readCodeLocations(store: Store, codeId: number): Promise<CodeLocation[]> {
  return (await readLocationsOfCodes(store, [codeId])).get(codeId) ?? []
}

/** The locations of these codes, by code id; codes without a location are missing. */
export async function readLocationsOfCodes(store: Store, codeIds: readonly number[]): Promise<Map<number, CodeLocation[]>> {
  if (codeIds.length === 0) return new Map()
  const rows = await store.selectFrom('access_code_locations').selectAll().where(inIds('code_id', codeIds)).orderBy('location_id').execute()
  const found = new Map<number, CodeLocation[]>()
  for (const { code_id: id, location_id: locationId, is_active: isActive, ports } of rows) {
    const location = { locationId, isActive: isActive === 1, ports: ports === null ? null : (JSON.parse(ports) as string[]) }
    found.set(id, [...(found.get(id) ?? []), location])
  }
  return found
}

export async function writeCodeLocations(trx: Store, codeId: number, locations: readonly CodeLocation[]): Promise<void> {
  await trx.deleteFrom('access_code_locations').where('code_id', '=', codeId).execute()
  for (const { locationId, isActive, ports } of locations) {
    await trx.insertInto('access_code_locations').values({ code_id: codeId, location_id: locationId, is_active: Number(isActive), ports: ports === null ? null : JSON.stringify(ports) }).execute()
  }
}

/** Reads the locations of a request and checks that each appears once, belongs to the account and has the named doors. */
export function readLocations(places: readonly Place[], { PropertyLocations }: Pick<CodeInput, 'PropertyLocations'>): CodeLocation[] {
  const seen = new Set<number>()
  return PropertyLocations.map(({ PropertyLocationID: locationId, IsActive: isActive, Ports: ports }) => {
    const place = placeOf(places, locationId)
    if (seen.has(locationId)) throw new Refusal(400, 'VALIDATION', 'A location is listed twice.', { field: 'PropertyLocations' })
    seen.add(locationId)
    const own = new Set(portsOf(place).map(({ id }) => id))
    if (ports?.some((id) => !own.has(id))) throw notFound('door', 'PropertyLocations')
    return { locationId, isActive, ports }
  })
}
