import { mayChangeGroup } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import { aboveRow, attempt, type BeforeRegrouping, refusedRow, type RowResult, type SelectedUser, updateAll } from './bulkActions.ts'
import { standingOfGroup, visibleGroups } from './groups.ts'
import { requirePlaceable } from './guards.ts'
import { pushCodesOfUsers } from './pushCodesOfUser.ts'
import type { Viewer } from './viewer.ts'

interface Kept {
  groupId: number | null
  version: number
}

export const byUser = (before: readonly BeforeRegrouping[]): ReadonlyMap<number, Kept> =>
  new Map(before.map(([userId, groupId, version]) => [userId, { groupId, version }]))

/** Gives people back the groups they were in; whoever was changed since, or whose group is gone, stays and is refused. Inside a transaction. */
export async function giveGroupsBack(trx: Store, viewer: Viewer, users: readonly SelectedUser[], before: ReadonlyMap<number, Kept>, now: number): Promise<RowResult[]> {
  const groups = await visibleGroups(trx, viewer)
  const open = new Set(groups.filter((group) => mayChangeGroup(viewer.standing, standingOfGroup(group))).map(({ id }) => id))
  const returning = new Map<number | null, SelectedUser[]>()
  const rows: RowResult[] = []
  for (const user of users) {
    const was = before.get(user.id)
    if (!user.isAllowed) rows.push(aboveRow(user))
    else if (was === undefined || was.version !== user.version) rows.push(refusedRow(user, 'CONFLICT', `${user.name} was changed since.`))
    else if (was.groupId !== null && !open.has(was.groupId)) rows.push(refusedRow(user, 'CONFLICT', `The group that ${user.name} was in is not there any more.`))
    else {
      const row = await attempt(user, () => Promise.resolve(requirePlaceable(viewer, user, { group_id: was.groupId })))
      rows.push(row)
      if (row.Outcome !== 'done') continue
      const together = returning.get(was.groupId)
      if (together) together.push(user)
      else returning.set(was.groupId, [user])
    }
  }
  for (const [groupId, people] of returning) await updateAll(trx, viewer, people, { group_id: groupId }, now)
  await pushCodesOfUsers(trx, viewer.accountId, [...returning.values()].flat().map(({ id }) => id), 'update', now)
  return rows
}
