import { sql } from 'kysely'
import { byEngine } from '../store/byEngine.ts'

/** `users` by the index that covers every filter of the list. PostgreSQL chooses its indexes itself. */
export const usersByFilter = byEngine(sql`users indexed by users_by_filter`, sql`users`)
