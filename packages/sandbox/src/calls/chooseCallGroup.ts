import { managesCallGroup, UserType } from '@portal/domain'
import { invalid } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { joinCallGroup } from './callGroupMembers.ts'
import { type CallGroupRow, findCallGroup } from './callGroups.ts'

type Chosen = Pick<CallGroupRow, 'id' | 'is_video'> | null

/**
 * The call group that a user gets. Refusals: 404; 400 `VALIDATION` if the user's type manages groups of the other kind.
 */
export async function readChosenGroup(trx: Store, accountId: number, typeId: number, groupId: number | null, field: string): Promise<Chosen> {
  const group = groupId === null ? null : await findCallGroup(trx, accountId, groupId, field)
  if (group && managesCallGroup(typeId) && (group.is_video === 1) !== (typeId === UserType.CallGroupManager)) {
    throw invalid(field, group.is_video === 1 ? 'This user manages telephones: choose a voice call group.' : 'This user manages apps: choose a video call group.')
  }
  return group
}

/** Rings a user by the group that they manage from now on. Who only belongs to a group is rung as its plan says. Inside a transaction. */
export async function ringManager(trx: Store, group: Chosen, user: { id: number; name: string; phone: string; user_type_id: number }): Promise<void> {
  if (group && managesCallGroup(user.user_type_id)) await joinCallGroup(trx, group, user)
}
