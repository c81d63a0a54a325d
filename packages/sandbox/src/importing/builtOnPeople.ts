import { inIds } from '../store/inIds.ts'
import { invitesOf } from '../people/invitesOf.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { laterRows, whoChanged } from './laterRows.ts'
import type { FoundRow } from './ImportedKind.ts'
import { type StayReason, stays } from './stays.ts'

/** Why rows of an import cannot be taken back, by row: what was built on their people since. Rows on which nothing was built are left out. */
export async function builtOnPeople(store: Store, viewer: Viewer, rows: readonly FoundRow[]): Promise<Map<number, StayReason>> {
  const ids = rows.flatMap(({ record_id: id }) => id ?? [])
  if (ids.length === 0) return new Map()
  const users = await store.selectFrom('users').select(['id', 'name', 'version', 'updated_by', 'removed_at', 'last_entry_at']).where(inIds('id', ids))
    .where('account_id', '=', viewer.accountId).execute()
  const byId = new Map(users.map((user) => [user.id, user]))
  const later = await laterRows(store, rows)
  const found = new Map<number, StayReason>()
  for (const row of rows) {
    const user = byId.get(row.record_id ?? 0)
    if (!user || user.removed_at !== null) found.set(row.row, stays('This person was deleted since.', 'deletedSince', {}))
    else if (user.version !== row.version_after) {
      found.set(row.row, whoChanged(row, user, later, 'person'))
    } else if (row.before === null) {
      const reason = await standsOn(store, user)
      if (reason !== null) found.set(row.row, reason)
    }
  }
  return found
}

/** What belongs to a person whom a row made, and would go with them. */
async function standsOn(store: Store, user: { id: number; name: string }): Promise<StayReason | null> {
  const code = await store.selectFrom('access_codes').select('id').where('user_id', '=', user.id).executeTakeFirst()
  if (code) return stays(`${user.name} has an access code since.`, 'hasCode', { name: user.name })
  const member = await store.selectFrom('call_group_members').select('id').where('user_id', '=', user.id).executeTakeFirst()
  const number = await store.selectFrom('call_group_numbers').select('id').where('user_id', '=', user.id).executeTakeFirst()
  if (member ?? number) return stays(`A call group rings ${user.name} since.`, 'rungByGroup', { name: user.name })
  const rule = await store.selectFrom('user_restrictions').select('user_id').where('user_id', '=', user.id).executeTakeFirst()
  if (rule) return stays(`${user.name} has hours of their own since.`, 'hasHours', { name: user.name })
  return (await invitesOf(store, user)).length > 0 ? stays(`${user.name} has sent invitations since.`, 'hasInvited', { name: user.name }) : null
}
