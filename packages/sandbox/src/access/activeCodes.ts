import type { AccessCodeType } from '@portal/domain'
import type { CodeRow } from './accessSubject.ts'
import { inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'

function codesAtDoor(store: Store, userId: number, locationId: number) {
  return store
    .selectFrom('access_codes')
    .innerJoin('access_code_locations', 'access_code_locations.code_id', 'access_codes.id')
    .selectAll('access_codes')
    .select('access_code_locations.ports')
    .where('access_codes.user_id', '=', userId)
    .where('access_codes.is_active', '=', 1)
    .where('access_code_locations.location_id', '=', locationId)
    .where('access_code_locations.is_active', '=', 1)
    .orderBy('access_codes.id')
}

const allCodes = statement((store, { userId, locationId }: { userId: number; locationId: number }) => codesAtDoor(store, userId, locationId))
const codesOfTypes = statement((store, { userId, locationId, types }: { userId: number; locationId: number; types: string }) =>
  codesAtDoor(store, userId, locationId).where(inJson('access_codes.type', types)))

/** The active codes of a person that are active at this door too; of the given types, or of all types. */
export async function activeCodes(store: Store, userId: number, port: { id: string; location_id: number | null }, types?: readonly AccessCodeType[]): Promise<CodeRow[]> {
  const at = { userId, locationId: port.location_id ?? 0 }
  const { rows } = types ? await codesOfTypes(store, { ...at, types: JSON.stringify(types) }) : await allCodes(store, at)
  return rows.filter(({ ports }) => ports === null || (JSON.parse(ports) as string[]).includes(port.id))
}
