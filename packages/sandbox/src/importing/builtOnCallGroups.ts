import { callGroupsOf } from '../calls/callGroups.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import type { FoundRow } from './ImportedKind.ts'
import { laterRows, whoChanged } from './laterRows.ts'
import { type StayReason, stays } from './stays.ts'

/** Why rows cannot be taken back, by row: what was built on their call groups since. */
export async function builtOnCallGroups(store: Store, viewer: Viewer, rows: readonly FoundRow[]): Promise<Map<number, StayReason>> {
  if (rows.length === 0) return new Map()
  const groups = new Map((await callGroupsOf(store, viewer.accountId).execute()).map((group) => [group.id, group]))
  const later = await laterRows(store, rows)
  const found = new Map<number, StayReason>()
  for (const row of rows) {
    const group = groups.get(row.record_id ?? 0)
    const reason = !group ? stays('This call group was deleted since.', 'deletedSince', {})
      : group.version !== row.version_after ? whoChanged(row, group, later, 'call group')
      : row.before === null ? await standsOn(store, group)
      : null
    if (reason !== null) found.set(row.row, reason)
  }
  return found
}

/** What belongs to a call group that a row made, and would go with it. */
async function standsOn(store: Store, { id, name }: { id: number; name: string }): Promise<StayReason | null> {
  const user = await store.selectFrom('users').select('name').where('call_group_id', '=', id).where('removed_at', 'is', null).executeTakeFirst()
  if (user) return stays(`${name} is the call group of ${user.name} since.`, 'isCallGroupOf', { group: name, name: user.name })
  const invitation = await store.selectFrom('call_group_invitations').select('id').where('call_group_id', '=', id).executeTakeFirst()
  return invitation ? stays(`Somebody was invited to ${name} since.`, 'invitedTo', { group: name }) : null
}
