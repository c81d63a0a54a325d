import { sql } from 'kysely'
import { valuesOf } from '../store/inIds.ts'

/** Whether a row of `access_code_locations` is for the row of `ports`: no doors are named, or this is one of them. */
export const opensPort = sql<boolean>`(access_code_locations.ports is null or ports.id in (${valuesOf(sql.ref('access_code_locations.ports'), 'text')}))`
