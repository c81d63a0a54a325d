import { type Place, placeOf, portsOf } from '../access/places.ts'
import type { CodeLocation } from '../devices/recordPushes.ts'
import { notFound, Refusal } from '../Refusal.ts'
import { inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import type { CodeInput } from './readCodeInput.ts'

export async function readCodeLocations(store: Store, codeId: number): Promise<CodeLocation[]> {
  return (await readLocationsOfCodes(store, [codeId])).get(codeId) ?? []
}

const locationsByCode = statement((store, { codeIds }: { codeIds: string }) =>
  store.selectFrom('access_code_locations').selectAll().where(inJson('code_id', codeIds)).orderBy('location_id'))

/** The locations by code id; codes without a location are missing. */
export async function readLocationsOfCodes(store: Store, codeIds: readonly number[]): Promise<Map<number, CodeLocation[]>> {
  if (codeIds.length === 0) return new Map()
  const { rows } = await locationsByCode(store, { codeIds: JSON.stringify(codeIds) })
  const found = new Map<number, CodeLocation[]>()
  for (const { code_id: id, location_id: locationId, is_active: isActive, ports } of rows) {
    const location = { locationId, isActive: isActive === 1, ports: ports === null ? null : (JSON.parse(ports) as string[]) }
    found.set(id, [...(found.get(id) ?? []), location])
  }
  return found
}

export async function writeCodeLocations(trx: Store, codeId: number, locations: readonly CodeLocation[]): Promise<void> {
  await forgetLocations(trx, { codeId })
  for (const { locationId, isActive, ports } of locations) {
    await addLocation(trx, { code_id: codeId, location_id: locationId, is_active: Number(isActive), ports: ports === null ? null : JSON.stringify(ports) })
  }
}

const forgetLocations = statement((trx, { codeId }: { codeId: number }) => trx.deleteFrom('access_code_locations').where('code_id', '=', codeId))
const addLocation = statement((trx, row: { code_id: number; location_id: number; is_active: number; ports: string | null }) =>
  trx.insertInto('access_code_locations').values({ code_id: row.code_id, location_id: row.location_id, is_active: row.is_active, ports: row.ports }))

/** Reads the locations of a request: each once, each of the account, each with doors of its own. */
export function readLocations(places: readonly Place[], { PropertyLocations }: Pick<CodeInput, 'PropertyLocations'>): CodeLocation[] {
  const seen = new Set<number>()
  return PropertyLocations.map(({ PropertyLocationID: locationId, IsActive: isActive, Ports: ports }) => {
    const place = placeOf(places, locationId)
    if (seen.has(locationId)) throw new Refusal(400, 'VALIDATION', 'A location is named twice.', { field: 'PropertyLocations' })
    seen.add(locationId)
    const own = new Set(portsOf(place).map(({ id }) => id))
    if (ports?.some((id) => !own.has(id))) throw notFound('door', 'PropertyLocations')
    return { locationId, isActive, ports }
  })
}
