import type { AccessCodeType } from '@portal/domain'
import { sql } from 'kysely'
import { inIds, valuesOf } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { CodeRow } from './accessSubject.ts'

/** A user's codes that are active at this door, of the given types or of all types. */
export async function activeCodes(store: Store, userId: number, port: { id: string; location_id: number | null }, types?: readonly AccessCodeType[]): Promise<CodeRow[]> {
  const query = store
    .selectFrom('access_codes')
    .innerJoin('access_code_locations', 'access_code_locations.code_id', 'access_codes.id')
    .selectAll('access_codes')
    .select('access_code_locations.ports')
    .where('access_codes.user_id', '=', userId)
    .where('access_codes.is_active', '=', 1)
    .where('access_code_locations.location_id', '=', port.location_id ?? 0)
    .where('access_code_locations.is_active', '=', 1)
    .orderBy('access_codes.id')
  const rows = await (types ? query.where(inIds('access_codes.type', types)) : query).execute()
  return rows.filter(({ ports }) => ports === null || (JSON.parse(ports) as string[]).includes(port.id))
}

/** Whether a row of `access_code_locations` covers the row of `ports`: it names no doors, or it names this door. */
export const opensPort = sql<boolean>`(access_code_locations.ports is null or ports.id in (${valuesOf(sql.ref('access_code_locations.ports'), 'text')}))`
